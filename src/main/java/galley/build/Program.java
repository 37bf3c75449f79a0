package galley.build;

import galley.ledger.ValueDigest;
import galley.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Names the program itself, since another program may make other pages of the same lessons. */
final class Program {
    private static final Sha256 DIGEST = computed();

    private Program() {}

    /** The digest of all of the program's own files and of the names and sizes of its libraries. */
    static Sha256 digest() {
        return DIGEST;
    }

    private static Sha256 computed() {
        try {
            Path home = Path.of(Program.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isDirectory(home)
                    ? ValueDigest.of(files(home))
                    : ValueDigest.of(entries(home), libraries(home.resolveSibling("lib")));
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("the program cannot read itself", e);
        }
    }

    private static SortedMap<String, String> files(Path home) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(home)) {
            all.filter(Files::isRegularFile)
                    .forEach(file -> files.put(
                            home.relativize(file).toString(),
                            Sha256.of(bytes(file)).hex()));
        }
        return files;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The archive knows the checksums of what it holds, which need not be read. */
    private static SortedMap<String, Long> entries(Path jar) throws IOException {
        SortedMap<String, Long> entries = new TreeMap<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            zip.stream().forEach(entry -> entries.put(entry.getName(), entry.getCrc()));
        }
        return entries;
    }

    private static List<String> libraries(Path folder) throws IOException {
        List<String> libraries = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.list(folder)) {
                for (Path jar : all.sorted().toList()) {
                    libraries.add(jar.getFileName() + " " + Files.size(jar));
                }
            }
        }
        return libraries;
    }
}
