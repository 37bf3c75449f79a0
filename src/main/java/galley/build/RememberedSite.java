package galley.build;

import java.util.SortedMap;

/**
 * A site about which there was nothing to say but notes for programs. While nothing that it was made of changes, it can be
 * made again of files that were made before; where the texts of some lessons change, of most of them.
 *
 * @param inputs the digest of all that it was made of, in hexadecimal digits
 * @param others the same without the content
 * @param content what the file system said of the files of content, by their names
 * @param frame the digest of all that shapes every page of it
 * @param keys of its files, by their paths
 * @param lessons how many were verified
 * @param pages how many readers can open
 * @param notes how many there were
 */
record RememberedSite(
        String inputs,
        String others,
        SortedMap<String, String> content,
        String frame,
        SortedMap<String, String> keys,
        int lessons,
        int pages,
        int notes) {}
