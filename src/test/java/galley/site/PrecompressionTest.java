package galley.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.ledger.FileStore;
import galley.ledger.StandingFiles;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.text.Sha256;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.brotli.dec.BrotliInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrecompressionTest {
    private static final String TEXT = "<p>The queue drains faster than it grows.</p>\n".repeat(40);
    private static final byte[] BYTES = TEXT.getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private Path site;

    @BeforeEach
    void writeSite() throws IOException {
        site = Files.createDirectories(folder.resolve("work/site"));
        Files.writeString(site.resolve("page.html"), TEXT);
    }

    private static Map<String, Sha256> written(Path site, FileStore store, Map<String, Sha256> files)
            throws IOException {
        Map<String, Sha256> digests = new TreeMap<>();
        Precompression.write(StandingFiles.in(site), store, files)
                .forEach((path, packed) -> digests.put(path, packed.digest()));
        return digests;
    }

    private Map<String, Sha256> digests() throws IOException {
        return Manifest.of(site).digests();
    }

    @Test
    void bothFormsHoldTheText() throws IOException {
        Map<String, Sha256> written = written(site, FileStore.none(), digests());
        assertEquals(Set.of("page.html.br", "page.html.gz"), written.keySet());
        byte[] gzip = Files.readAllBytes(site.resolve("page.html.gz"));
        byte[] brotli = Files.readAllBytes(site.resolve("page.html.br"));
        assertArrayEquals(BYTES, new GZIPInputStream(new ByteArrayInputStream(gzip)).readAllBytes());
        assertArrayEquals(BYTES, new BrotliInputStream(new ByteArrayInputStream(brotli)).readAllBytes());
        assertTrue(brotli.length < gzip.length);
        assertEquals(Sha256.of(gzip), written.get("page.html.gz"));
        assertEquals(Sha256.of(brotli), written.get("page.html.br"));
    }

    @Test
    void whatIsShortOrNoTextOrNotMadeSmallerHasNothingBesideIt() throws IOException {
        byte[] noise = new byte[2_000];
        new Random(4).nextBytes(noise);
        Files.write(site.resolve("noise.txt"), noise);
        Files.writeString(site.resolve("short.txt"), "a".repeat(511));
        Files.writeString(site.resolve("font.woff"), TEXT);
        Files.writeString(site.resolve("_headers"), TEXT);
        assertEquals(
                Set.of("page.html.br", "page.html.gz"),
                written(site, FileStore.none(), digests()).keySet());
        assertEquals(7, Folder.files(site).size());
    }

    @Test
    void aFileThatIsThereStays() throws IOException {
        Files.writeString(site.resolve("page.html.br"), "own");
        assertEquals(
                Set.of("page.html.gz"),
                written(site, FileStore.none(), digests()).keySet());
        assertEquals("own", Files.readString(site.resolve("page.html.br")));
    }

    /** The text itself is gone, so nothing can be packed again. */
    @Test
    void whatIsRememberedIsNotPackedAgain() throws IOException {
        Map<String, Sha256> digests = digests();
        FileStore first = FileStore.in(folder.resolve("store"), new TreeMap<>());
        Map<String, Sha256> written = new TreeMap<>(written(site, first, digests));
        Path next = Files.createDirectories(folder.resolve("work/next"));
        FileStore second = FileStore.in(folder.resolve("store"), first.used());
        assertEquals(written, new TreeMap<>(written(next, second, digests)));
        assertEquals(List.of("page.html.br", "page.html.gz"), Folder.files(next));
        for (String name : written.keySet()) {
            assertArrayEquals(Files.readAllBytes(site.resolve(name)), Files.readAllBytes(next.resolve(name)));
        }
    }
}
