package galley.publication;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Holds the files of a folder against its manifest: each is there, plain, and has the bytes that were sealed. */
public final class ManifestCheck {
    private static final String LINK =
            "Expected a plain file, but this is a link, and what it leads to was not sealed.";

    private final Manifest sealed;
    private final Path site;
    private final Diagnostics diagnostics;

    private ManifestCheck(Manifest sealed, Path site, Diagnostics diagnostics) {
        this.sealed = sealed;
        this.site = site;
        this.diagnostics = diagnostics;
    }

    /** Reports every difference; the manifest's own files are passed over. */
    public static void check(Manifest sealed, Path site, Diagnostics diagnostics) throws IOException {
        new ManifestCheck(sealed, site, diagnostics).run();
    }

    private void run() throws IOException {
        Map<String, Path> found = new TreeMap<>();
        Listing.of(site).files().forEach(file -> found.put(file.name(), file.path()));
        sealed.digests().forEach((name, digest) -> {
            Path path = found.get(name);
            if (path == null) {
                fault(site.resolve(name), "Expected the file that the manifest names, but it is missing.");
            } else {
                checkFile(path, digest);
            }
        });
        found.forEach((name, path) -> {
            if (!sealed.digests().containsKey(name) && !Manifest.OWN.contains(name)) {
                checkForeign(path);
            }
        });
    }

    private void checkFile(Path path, Sha256 digest) {
        if (Files.isSymbolicLink(path)) {
            fault(path, LINK);
        } else if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            fault(path, "Expected a plain file, but this is a pipe or a device.");
        } else {
            checkBytes(path, digest);
        }
    }

    private void checkBytes(Path path, Sha256 digest) {
        try {
            Sha256 other = Sha256.of(Files.readAllBytes(path));
            if (!other.equals(digest)) {
                fault(path, "Expected the bytes with digest " + digest.hex() + ", but found " + other.hex() + ".");
            }
        } catch (AccessDeniedException e) {
            fault(path, "The file cannot be read: permission denied.");
        } catch (IOException e) {
            fault(path, "The file cannot be read: " + e.getMessage() + ".");
        }
    }

    /** A link to a folder may serve any number of files. */
    private void checkForeign(Path path) {
        String what = "This file is not named in the manifest.";
        if (Files.isSymbolicLink(path)) {
            what = Files.isDirectory(path)
                    ? "This link to a folder is not named in the manifest; nothing behind it was checked."
                    : "This link is not named in the manifest.";
        }
        diagnostics.add(Code.MANIFEST_FOREIGN, Place.ofFile(path.toString()), what);
    }

    private void fault(Path path, String message) {
        diagnostics.add(Code.MANIFEST, Place.ofFile(path.toString()), message);
    }
}
