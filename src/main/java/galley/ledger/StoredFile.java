package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file that was made before.
 *
 * @param digest SHA-256 of its bytes, in hexadecimal digits
 * @param sum CRC-32C of its bytes
 * @param look of the file
 */
public record StoredFile(String digest, int sum, FileLook look) {

    /** The file as it is now, which has these bytes and this digest of them. */
    public static StoredFile of(Path file, byte[] bytes, Sha256 digest) throws IOException {
        return new StoredFile(digest.hex(), FileSum.of(bytes), FileLook.of(file));
    }

    /** The same bytes, in the file as it is now. */
    StoredFile at(Path file) throws IOException {
        return new StoredFile(digest, sum, FileLook.of(file));
    }

    /** The same as it is to be written down: one that may still change without looking otherwise is known by its bytes. */
    StoredFile written() {
        return look.isVague() ? new StoredFile(digest, sum, look.nameless()) : this;
    }

    /**
     * The file as it looks now, if it is still this one: a site's files are the same files, and anyone may write to
     * those, or forbid others to read them. The bytes are read unless the file has not been touched at all.
     */
    Optional<StoredFile> heldBy(Path file) throws IOException {
        return heldBy(file, FileLook.of(file));
    }

    /** The same of a file that was just seen to look so. */
    Optional<StoredFile> heldBy(Path file, FileLook now) throws IOException {
        if (look.isUntouched(now)) {
            return Optional.of(this);
        }
        return look.mode() == now.mode() && isPlain(file, now) && hasTheseBytes(file, now)
                ? Optional.of(new StoredFile(digest, sum, now))
                : Optional.empty();
    }

    /** Whether it is certainly this file that looks so, which may have got or lost names. */
    boolean isSeen(FileLook now) {
        return look.isKnown() && look.isSameButForNames(now);
    }

    private static boolean isPlain(Path file, FileLook look) {
        return look.isKnown() ? look.isFile() : Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * One that got or lost names, as all do when a site is deleted, and that has the time of its last change, was not
     * written to but by somebody who set that back: the sum is enough there, and much faster.
     */
    private boolean hasTheseBytes(Path file, FileLook now) throws IOException {
        return isSeen(now)
                ? FileSum.of(file) == sum
                : Sha256.of(Files.readAllBytes(file)).hex().equals(digest);
    }
}
