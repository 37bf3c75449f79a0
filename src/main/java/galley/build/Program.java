package galley.build;

import galley.ledger.ValueDigest;
import galley.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Names the program itself, since another program may make other pages of the same lessons. */
final class Program {
    private static final int END_SIZE = 22;
    private static final int END_SIGNATURE = 0x06054b50;
    private static final int END_LENGTH = 12;

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
                    : ValueDigest.of(directory(home), libraries(home.resolveSibling("lib")));
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

    /**
     * The directory at the end of the archive, with the checksums of all that it holds, which need not be read; or all of
     * it, where it does not end as archives without a comment do (APPNOTE 6.3.10, sections 4.3.12 and 4.3.16).
     */
    private static Sha256 directory(Path jar) throws IOException {
        try (FileChannel file = FileChannel.open(jar)) {
            ByteBuffer end = bytes(file, Math.max(0, file.size() - END_SIZE), END_SIZE);
            boolean plain = end.remaining() == END_SIZE && end.getInt(0) == END_SIGNATURE;
            long size = plain ? Integer.toUnsignedLong(end.getInt(END_LENGTH)) : file.size();
            long from = plain ? file.size() - END_SIZE - size : 0;
            return Sha256.of(bytes(file, from, Math.toIntExact(size)).array());
        }
    }

    private static ByteBuffer bytes(FileChannel file, long from, int size) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        long at = from;
        for (int read = 0; read >= 0 && bytes.hasRemaining(); at += read) {
            read = file.read(bytes, at);
        }
        return bytes.flip();
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
