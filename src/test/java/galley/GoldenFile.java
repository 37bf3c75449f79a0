package galley;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares a text with the file that holds it. {@code -Dgolden.update=true} rewrites the file, but never in CI. */
public final class GoldenFile {
    private static final Path ROOT = Path.of("src/test/resources/galley");

    private GoldenFile() {}

    /** Fails unless the file below the resources holds {@code text}. */
    public static void check(String name, String text) {
        try {
            Path file = ROOT.resolve(name);
            if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
                Files.writeString(file, text);
            }
            assertEquals(Files.readString(file), text, file + " is out of date: -Dgolden.update=true rewrites it");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
