package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;

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
        return new StoredFile(digest.hex(), sum(bytes), FileLook.of(file));
    }

    /** The same bytes, in the file as it is now. */
    StoredFile at(Path file) throws IOException {
        return new StoredFile(digest, sum, FileLook.of(file));
    }

    private static int sum(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return (int) sum.getValue();
    }

    /** The same as it is to be written down: one that may still change without looking otherwise is known by its bytes. */
    StoredFile written() {
        return look.isVague() ? new StoredFile(digest, sum, look.nameless()) : this;
    }

    /**
     * The file as it looks now, if it is still this one: a site's files are the same files, and anyone may write to those, or forbid
     * others to read them. The bytes are read unless the file has not been touched at all. One that got or lost names, as
     * all do when a site is deleted, and that has the time of its last change, was not written to but by somebody who
     * set that back: the sum is enough there, and much faster.
     */
    Optional<StoredFile> heldBy(Path file) throws IOException {
        FileLook now = FileLook.of(file);
        if (look.isUntouched(now)) {
            return Optional.of(this);
        }
        if (look.mode() != now.mode() || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        byte[] bytes = Files.readAllBytes(file);
        boolean sameButForNames = look.isKnown() && look.isSameButForNames(now);
        boolean same =
                sameButForNames ? sum(bytes) == sum : Sha256.of(bytes).hex().equals(digest);
        return same ? Optional.of(new StoredFile(digest, sum, now)) : Optional.empty();
    }
}
