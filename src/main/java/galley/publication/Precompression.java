package galley.publication;

import galley.pack.Gzip;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes {@code .gz} files beside texts, for hosts that serve them ready made.
 *
 * <p>There is no {@code .br}: every Brotli encoder for Java is native code, whose bytes differ between releases and
 * processors, and the site's bytes must not.
 */
public final class Precompression {
    private static final Set<String> TEXTS =
            Set.of("html", "css", "js", "json", "jsonld", "md", "txt", "xml", "svg", "webmanifest");

    /** What a packet holds anyway need not be smaller. */
    private static final int LEAST = 512;

    private Precompression() {}

    /**
     * Compresses the texts below {@code folder}; a text that does not get smaller has no file beside it.
     *
     * @return the paths of the new files
     */
    public static Set<String> write(Path folder) throws IOException {
        try {
            return Listing.of(folder).files().parallelStream()
                    .filter(file -> isText(String.valueOf(file.path().getFileName())))
                    .filter(file -> compress(file.path()))
                    .map(file -> file.name() + ".gz")
                    .collect(Collectors.toSet());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static boolean isText(String name) {
        return TEXTS.contains(name.substring(name.lastIndexOf('.') + 1));
    }

    private static boolean compress(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            byte[] packed = bytes.length < LEAST ? bytes : Gzip.of(bytes);
            boolean smaller = packed.length < bytes.length;
            if (smaller) {
                Files.write(file.resolveSibling(file.getFileName() + ".gz"), packed);
            }
            return smaller;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
