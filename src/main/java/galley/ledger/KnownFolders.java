package galley.ledger;

import galley.text.PathFolders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The folders of some files but their root, as they were when nobody else could use them: as long as they look the same,
 * nothing came or went there.
 *
 * @param digest of the looks of all but the unsettled
 * @param unsettled those that changed so short a time before that they may change again without looking otherwise
 */
public record KnownFolders(String digest, List<String> unsettled) {
    public KnownFolders {
        unsettled = List.copyOf(unsettled);
    }

    /** The folders as they are now. */
    public static KnownFolders of(Path root, Set<String> files) {
        return of(root, files, Map.of());
    }

    /** The folders as they are now; {@code known} gives the looks that some have for certain. */
    static KnownFolders of(Path root, Set<String> files, Map<String, FileLook> known) {
        List<String> folders = sorted(files);
        List<Optional<FileLook>> looks = folders.parallelStream()
                .map(folder -> Optional.ofNullable(known.get(folder)).or(() -> look(root.resolve(folder))))
                .map(look -> look.filter(settled -> !settled.isRecent()))
                .toList();
        List<String> texts = new ArrayList<>();
        List<String> unsettled = new ArrayList<>();
        for (int i = 0; i < folders.size(); i++) {
            String folder = folders.get(i);
            looks.get(i).ifPresentOrElse(look -> texts.add(look.text()), () -> unsettled.add(folder));
        }
        return new KnownFolders(ValueDigest.of(texts).hex(), unsettled);
    }

    /** Whether the folders of these files below {@code root} are these, and nothing came or went in the settled ones. */
    public boolean areThoseOf(Path root, Set<String> files) {
        Set<String> others = Set.copyOf(unsettled);
        List<Optional<String>> looks = sorted(files).parallelStream()
                .filter(folder -> !others.contains(folder))
                .map(folder -> look(root.resolve(folder)).map(FileLook::text))
                .toList();
        return looks.stream().allMatch(Optional::isPresent)
                && ValueDigest.of(looks.stream().flatMap(Optional::stream).toList())
                        .hex()
                        .equals(digest);
    }

    private static Optional<FileLook> look(Path folder) {
        try {
            return Optional.of(FileLook.of(folder)).filter(FileLook::isFolder);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<String> sorted(Set<String> files) {
        return PathFolders.of(files).parallelStream().sorted().toList();
    }
}
