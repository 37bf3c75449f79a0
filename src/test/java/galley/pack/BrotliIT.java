package galley.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.decoder.Decoder;
import com.aayushatharva.brotli4j.encoder.Encoder;
import galley.BuiltSite;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What we pack is read by the format's first implementation, and it is no larger than what that packs at its best. */
class BrotliIT {
    @BeforeAll
    static void brotli() {
        Assumptions.assumeTrue(Brotli4jLoader.isAvailable(), "skipped: there is no Brotli for this system");
    }

    private static List<Path> texts() throws IOException, InterruptedException {
        return Folder.paths(BuiltSite.folder()).stream()
                .filter(file -> file.toString().matches(".*\\.(html|css|js|json|jsonld|md|txt|xml|svg)"))
                .toList();
    }

    @Test
    void theFirstImplementationReadsEveryFile() throws IOException, InterruptedException {
        for (Path file : Folder.paths(BuiltSite.folder())) {
            byte[] bytes = Files.readAllBytes(file);
            byte[] read = Decoder.decompress(Brotli.of(bytes)).getDecompressedData();
            assertArrayEquals(bytes, bytes.length == 0 ? bytes : read, file.toString());
        }
    }

    @Test
    void theFirstImplementationReadsManyBlocks() throws IOException {
        byte[] text = Files.readAllBytes(Path.of("README.md"));
        byte[] many = new byte[6_000_000];
        for (int at = 0; at < many.length; at++) {
            many[at] = (byte) (text[at % text.length] + (at % 7_919 == 0 ? 1 : 0));
        }
        assertArrayEquals(many, Decoder.decompress(Brotli.of(many)).getDecompressedData());
    }

    @Test
    void theSiteIsAsSmallAsTheFirstImplementationMakesIt() throws IOException, InterruptedException {
        long own = 0;
        long others = 0;
        for (Path file : texts()) {
            byte[] bytes = Files.readAllBytes(file);
            int length = Brotli.of(bytes).length;
            int usual = Encoder.compress(bytes).length;
            assertTrue(length <= usual * 1.06 + 8, file + ": " + length + " and " + usual);
            own += length;
            others += usual;
        }
        assertTrue(own <= others * 1.01, own + " and " + others);
    }
}
