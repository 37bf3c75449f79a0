package galley.publication;

import galley.text.PathFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A second copy of a site, of second names of the same files. */
final class Spare {
    private final Path site;
    private final Path spare;

    private Spare(Path site, Path spare) {
        this.site = site;
        this.spare = spare;
    }

    /** Makes one of these files, which a file system without such names refuses. */
    static void make(Path site, Set<String> files, Path spare) throws IOException {
        Spare made = new Spare(site, spare);
        Map<String, List<String>> folders = files.stream().collect(Collectors.groupingBy(PathFolders::above));
        // One that throws would not wait for the others.
        List<IOException> refused = List.copyOf(folders.entrySet()).parallelStream()
                .flatMap(folder -> made.fill(folder.getKey(), folder.getValue()).stream())
                .toList();
        if (!refused.isEmpty()) {
            throw refused.get(0);
        }
        made.link(Manifest.NAME);
    }

    private Optional<IOException> fill(String folder, List<String> files) {
        try {
            Files.createDirectories(spare.resolve(folder));
            for (String file : files) {
                link(file);
            }
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e);
        } catch (UnsupportedOperationException e) {
            return Optional.of(new IOException(e));
        }
    }

    private void link(String file) throws IOException {
        Files.createLink(spare.resolve(file), site.resolve(file));
    }
}
