package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The text files of the templates folder, read once: whatever a template includes comes from here, so nothing outside
 * the folder can be reached and no file can change during a bake.
 *
 * @param folder the folder, as the user wrote it
 * @param sources the texts by their path below the folder, with {@code /}; line ends are line feeds
 */
record TemplateFolder(Path folder, NavigableMap<String, SourceText> sources) {
    /** The name of JBake's configuration in this folder. */
    static final String PROPERTIES = "jbake.properties";

    private static final List<String> EXTENSIONS = List.of(".ftlh", ".ftlx", ".ftl");

    TemplateFolder {
        sources = Collections.unmodifiableNavigableMap(new TreeMap<>(sources));
    }

    /** Reads all templates and the configuration; what cannot be read is reported and left out. */
    static TemplateFolder read(Path folder, Diagnostics found) {
        NavigableMap<String, SourceText> sources = new TreeMap<>();
        try {
            for (Path file : Folder.paths(folder)) {
                if (isRead(file)) {
                    String name = folder.relativize(file).toString().replace('\\', '/');
                    source(file, found).ifPresent(source -> sources.put(name, source));
                }
            }
        } catch (IOException e) {
            found.add(Code.FILE_UNREADABLE, Place.ofFile(folder.toString()), "The templates folder cannot be read.");
        }
        return new TemplateFolder(folder, sources);
    }

    /** The texts of the files by their paths. */
    Map<String, String> texts() {
        return sources.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().text()));
    }

    /** Whether a file of this folder is a template. */
    static boolean isTemplate(String name) {
        return EXTENSIONS.stream().anyMatch(name::endsWith);
    }

    /** The start of a file of this folder, whether it exists or not. */
    Place place(String name) {
        SourceText source = sources.get(name);
        return source == null ? Place.ofFile(folder.resolve(name).toString()) : new Place(source, new Span(0, 0), "");
    }

    private static boolean isRead(Path file) {
        String name = String.valueOf(file.getFileName());
        return !name.startsWith(".") && (isTemplate(name) || name.equals(PROPERTIES)) && !Files.isDirectory(file);
    }

    private static Optional<SourceText> source(Path file, Diagnostics found) {
        Place place = Place.ofFile(file.toString());
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            found.add(Code.TEMPLATE, place, "Expected a plain file, but this template is a link.");
            return Optional.empty();
        }
        try {
            return text(file.toString(), Files.readAllBytes(file), found);
        } catch (IOException e) {
            found.add(Code.FILE_UNREADABLE, place, "The template cannot be read.");
            return Optional.empty();
        }
    }

    private static Optional<SourceText> text(String name, byte[] bytes, Diagnostics found) {
        Utf8.Decoded decoded = Utf8.decode(bytes);
        if (decoded instanceof Utf8.Decoded.Malformed malformed) {
            SourceText before = SourceText.of(name, malformed.before());
            int end = before.length();
            Place place = new Place(before, new Span(end, end), "");
            found.add(
                    Code.FILE_NOT_UTF8,
                    place,
                    "Expected UTF-8, but the byte at offset " + malformed.offset() + " begins no character.");
            return Optional.empty();
        }
        String text = ((Utf8.Decoded.Text) decoded).text();
        if (text.startsWith("\uFEFF")) {
            found.add(
                    Code.FILE_BOM,
                    Place.ofFile(name),
                    "The template begins with a byte order mark, which is left out.");
            text = text.substring(1);
        }
        return Optional.of(SourceText.of(name, LineEnds.lineFeeds(text)));
    }
}
