package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Sha256;
import galley.text.Utf8;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The digests of all files of a site but the manifest itself, in the form of BagIt (RFC 8493, section 2.1.3).
 *
 * @param digests by path, in the order of the paths' characters
 */
public record Manifest(SortedMap<String, Sha256> digests) {
    /** The manifest's own path. */
    public static final String NAME = "manifest-sha256.txt";

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64})  (.+)");

    public Manifest {
        digests = Collections.unmodifiableSortedMap(new TreeMap<>(digests));
    }

    /** The manifest of every file below {@code folder}. */
    public static Manifest of(Path folder) throws IOException {
        SortedMap<String, Sha256> digests = new ConcurrentSkipListMap<>();
        try {
            Folder.files(folder).parallelStream()
                    .filter(path -> !path.equals(NAME) && Files.isRegularFile(folder.resolve(path)))
                    .forEach(path -> digests.put(path, digest(folder.resolve(path))));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return new Manifest(digests);
    }

    private static Sha256 digest(Path file) {
        try {
            return Sha256.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
        StringBuilder out = new StringBuilder();
        digests.forEach((path, digest) -> {
            out.append(digest.hex()).append("  ").append(path).append('\n');
        });
        return out.toString();
    }

    /** One digest for the whole site: that of the manifest. */
    public Sha256 siteDigest() {
        return Sha256.of(text());
    }

    /** Reports every file that {@code found}, the manifest of the folder as it is, does not have as this one sealed it. */
    public void compare(Manifest found, Path site, Diagnostics diagnostics) {
        digests.forEach((path, digest) -> {
            Place place = Place.ofFile(site.resolve(path).toString());
            Sha256 other = found.digests.get(path);
            if (other == null) {
                diagnostics.add(Code.MANIFEST, place, "Expected the file that the manifest names, but it is missing.");
            } else if (!other.equals(digest)) {
                diagnostics.add(
                        Code.MANIFEST,
                        place,
                        "Expected the bytes with digest " + digest.hex() + ", but found " + other.hex() + ".");
            }
        });
        found.digests.keySet().stream()
                .filter(path -> !digests.containsKey(path))
                .forEach(path -> {
                    Place place = Place.ofFile(site.resolve(path).toString());
                    diagnostics.add(Code.MANIFEST_FOREIGN, place, "This file is not named in the manifest.");
                });
    }

    /** The paths of files that are not the same in both, or in one alone. */
    public Stream<String> differences(Manifest other) {
        return Stream.concat(digests.keySet().stream(), other.digests.keySet().stream())
                .distinct()
                .filter(path -> !Objects.equals(digests.get(path), other.digests.get(path)));
    }

    private static Optional<Manifest> parse(String text) {
        SortedMap<String, Sha256> digests = new TreeMap<>();
        for (String line : text.lines().toList()) {
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches() || !SitePath.isPortable(matcher.group(2)) || digests.containsKey(matcher.group(2))) {
                return Optional.empty();
            }
            digests.put(matcher.group(2), new Sha256(matcher.group(1)));
        }
        return digests.isEmpty() ? Optional.empty() : Optional.of(new Manifest(digests));
    }
}
