package galley.publication;

import galley.text.Ascending;
import galley.text.PortablePath;
import galley.text.Sha256;
import galley.text.Utf8;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The digests of all files of a site but the manifest and its signature, in the form of BagIt (RFC 8493, section 2.1.3).
 *
 * @param digests by path, in the order of the paths' characters
 */
public record Manifest(SortedMap<String, Sha256> digests) {
    /** The manifest's own path. */
    public static final String NAME = "manifest-sha256.txt";

    /** The file that holds the manifest's signature. */
    public static final String SIGNATURE = NAME + ".sig";

    /** The files that the manifest owns and does not name. */
    public static final Set<String> OWN = Set.of(NAME, SIGNATURE);

    private static final int DIGITS = 64;
    private static final int PATH = DIGITS + 2;

    public Manifest {
        digests = Collections.unmodifiableSortedMap(new TreeMap<>(digests));
    }

    /** The manifest of every file below {@code folder}. */
    public static Manifest of(Path folder) throws IOException {
        List<Listing.Entry> files = Listing.of(folder).files().stream()
                .filter(file -> !OWN.contains(file.name()))
                .filter(file -> file.kind() == Listing.Kind.FILE || Files.isRegularFile(file.path()))
                .toList();
        try {
            List<Sha256> found =
                    files.parallelStream().map(file -> digest(file.path())).toList();
            SortedMap<String, Sha256> digests = new TreeMap<>();
            for (int i = 0; i < found.size(); i++) {
                digests.put(files.get(i).name(), found.get(i));
            }
            return new Manifest(digests);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Sha256 digest(Path file) {
        try {
            return Sha256.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a folder, which is no link, holds the manifest that makes it a site; its text is not looked at. */
    static boolean isIn(Path folder) {
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && Files.isRegularFile(folder.resolve(NAME), LinkOption.NOFOLLOW_LINKS);
    }

    /** The manifest that lies in {@code site}, if one does and it is readable. */
    public static Optional<Manifest> read(Path site) throws IOException {
        Path file = site.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        return Utf8.decode(Files.readAllBytes(file)) instanceof Utf8.Decoded.Text text
                ? parse(text.text())
                : Optional.empty();
    }

    /** One line a file: digest, two spaces, path. */
    public String text() {
        StringBuilder out = new StringBuilder(digests.size() * 2 * DIGITS);
        for (Map.Entry<String, Sha256> file : digests.entrySet()) {
            out.append(file.getValue().hex()).append("  ").append(file.getKey()).append('\n');
        }
        return out.toString();
    }

    /** One digest for the whole site: that of the manifest. */
    public Sha256 siteDigest() {
        return Sha256.of(text());
    }

    /** The paths of the files that only one of two manifests has, or that differ. */
    public SortedSet<String> differences(Manifest other) {
        SortedSet<String> paths = new TreeSet<>(digests.keySet());
        paths.addAll(other.digests.keySet());
        paths.removeIf(path -> Objects.equals(digests.get(path), other.digests.get(path)));
        return paths;
    }

    private static Optional<Manifest> parse(String text) {
        List<Map.Entry<String, Sha256>> lines = new ArrayList<>();
        for (int from = 0, to; from < text.length(); from = to + 1) {
            to = end(text, from);
            Optional<Map.Entry<String, Sha256>> line = line(text, from, text.startsWith("\r", to - 1) ? to - 1 : to);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            lines.add(line.get());
        }
        return lines.isEmpty() ? Optional.empty() : of(lines);
    }

    private static int end(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    private static Optional<Map.Entry<String, Sha256>> line(String text, int from, int to) {
        if (to <= from + PATH || !text.startsWith("  ", from + DIGITS)) {
            return Optional.empty();
        }
        String digits = text.substring(from, from + DIGITS);
        String path = text.substring(from + PATH, to);
        return PortablePath.is(path) && Sha256.isHex(digits)
                ? Optional.of(Map.entry(path, new Sha256(digits)))
                : Optional.empty();
    }

    /** Ours are in order; others may not be, but name nothing twice. */
    private static Optional<Manifest> of(List<Map.Entry<String, Sha256>> lines) {
        Optional<SortedMap<String, Sha256>> ascending = Ascending.checked(lines);
        if (ascending.isPresent()) {
            return ascending.map(Manifest::new);
        }
        SortedMap<String, Sha256> digests = new TreeMap<>();
        lines.forEach(line -> digests.put(line.getKey(), line.getValue()));
        return digests.size() == lines.size() ? Optional.of(new Manifest(digests)) : Optional.empty();
    }
}
