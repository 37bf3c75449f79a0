package galley.publication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestTest {
    private static final String A = Sha256.of("a").hex() + "  a.html\n";
    private static final String B = Sha256.of("b").hex() + "  b/index.html\n";

    @TempDir
    Path folder;

    private Optional<Manifest> read(String text) throws IOException {
        Files.writeString(folder.resolve(Manifest.NAME), text);
        return Manifest.read(folder);
    }

    @Test
    void linesMayStandInAnyOrder() throws IOException {
        Manifest manifest =
                new Manifest(new TreeMap<>(Map.of("a.html", Sha256.of("a"), "b/index.html", Sha256.of("b"))));
        assertEquals(A + B, manifest.text());
        assertEquals(Optional.of(manifest), read(A + B));
        assertEquals(Optional.of(manifest), read(B + A));
    }

    /** Somebody keeps sites in a repository that changes the ends of lines. */
    @Test
    void linesMayEndInOtherWays() throws IOException {
        Optional<Manifest> manifest = read(A + B);
        assertEquals(manifest, read((A + B).replace("\n", "\r\n")));
        assertEquals(manifest, read((A + B).stripTrailing()));
    }

    @Test
    void whatIsNoManifestIsNone() throws IOException {
        for (String text : new String[] {
            "", A + A, B + A + B, A.toUpperCase(java.util.Locale.ROOT), "a.html\n", A + "b", A + "\n" + B, "\r\n" + A
        }) {
            assertEquals(Optional.empty(), read(text), text);
        }
    }
}
