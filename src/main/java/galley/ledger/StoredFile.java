package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * A file that was made before.
 *
 * @param digest SHA-256 of its bytes, in hexadecimal digits
 * @param look of the file
 */
public record StoredFile(String digest, FileLook look) {

    /** The file as it is now, which has bytes of this digest. */
    public static StoredFile of(Path file, String digest) throws IOException {
        return new StoredFile(digest, FileLook.of(file));
    }

    /** The same as it is to be written down: one that may still change without looking otherwise is known by its bytes. */
    StoredFile written() {
        return look.isVague() ? new StoredFile(digest, look.nameless()) : this;
    }

    /**
     * Whether the file is still this one: a site's files are the same files, and anyone may write to those, or forbid
     * others to read them. The bytes are read unless the file has not been touched at all.
     */
    boolean isHeldBy(Path file) throws IOException {
        FileLook now = FileLook.of(file);
        if (look.isUntouched(now)) {
            return true;
        }
        return look.mode() == now.mode()
                && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Sha256.of(Files.readAllBytes(file)).hex().equals(digest);
    }
}
