package galley.project;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a new project, as they are packed with the program. */
final class ProjectFiles {
    /** Packers leave out files whose names begin with a dot, so these are packed under another name. */
    private static final String DOT = "dot.";

    private static final String KNOWN = "README.md";

    private ProjectFiles() {}

    /** The bytes of each file by its path in the project, with slashes. */
    static SortedMap<String, byte[]> packed() throws IOException {
        URL known = Objects.requireNonNull(ProjectFiles.class.getResource("files/" + KNOWN));
        try {
            if (known.openConnection() instanceof JarURLConnection jar) {
                Path file = Path.of(jar.getJarFileURL().toURI());
                try (FileSystem inside = FileSystems.newFileSystem(file)) {
                    return below(folder(inside.getPath(jar.getEntryName())));
                }
            }
            return below(folder(Path.of(known.toURI())));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path folder(Path known) {
        return Objects.requireNonNull(known.getParent());
    }

    private static SortedMap<String, byte[]> below(Path root) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(name(root.relativize(file)), Files.readAllBytes(file));
            }
        }
        return files;
    }

    private static String name(Path file) {
        List<String> parts = new ArrayList<>();
        file.forEach(part -> {
            String name = part.toString();
            parts.add(name.startsWith(DOT) ? name.substring(DOT.length() - 1) : name);
        });
        return String.join("/", parts);
    }
}
