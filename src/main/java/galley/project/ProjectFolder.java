package galley.project;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The folder of a new project. All files are written to a folder of their own first and then moved: into the folder when
 * it is there and empty, so that whoever stands in it goes on standing in it, and else as a whole.
 */
public final class ProjectFolder {
    /** What a folder may hold and still count as empty: a repository that was made or cloned before. */
    private static final String REPOSITORY = ".git";

    private final Path folder;

    private ProjectFolder(Path folder) {
        this.folder = folder;
    }

    /** A folder that is not there yet, or is empty; any other is refused. */
    public static boolean isFree(Path folder, Diagnostics diagnostics) throws IOException {
        boolean there = Files.exists(folder, LinkOption.NOFOLLOW_LINKS);
        if (there && !Files.isDirectory(folder)) {
            refuse(folder, "a folder that is new or empty, but this is a file", diagnostics);
            return false;
        }
        List<String> names = there ? names(folder) : List.of();
        if (!names.isEmpty()) {
            refuse(folder, "a folder that is new or empty, but this one has " + names.get(0), diagnostics);
        }
        return names.isEmpty();
    }

    /** Writes all files, or none. The folder is free. */
    public static void write(Path folder, SortedMap<String, byte[]> files) throws IOException {
        new ProjectFolder(folder.toAbsolutePath().normalize()).write(files);
    }

    private void write(Map<String, byte[]> files) throws IOException {
        boolean there = Files.exists(folder);
        Path around = there ? folder : Files.createDirectories(parent());
        Path staging = newFolder(around);
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path path = staging.resolve(file.getKey());
                Files.createDirectories(Objects.requireNonNull(path.getParent()));
                Files.write(path, file.getValue());
            }
            if (there) {
                moveEach(staging);
            } else {
                Files.move(staging, folder);
            }
        } finally {
            delete(staging);
        }
    }

    private Path parent() {
        return Objects.requireNonNull(folder.getParent(), "a root folder is always there");
    }

    private static Path newFolder(Path around) throws IOException {
        for (int number = 1; ; number++) {
            try {
                return Files.createDirectory(around.resolve(".galley-init-" + number));
            } catch (FileAlreadyExistsException e) {
                // Left behind by a run that was stopped, or in use by another one.
            }
        }
    }

    private void moveEach(Path staging) throws IOException {
        List<Path> moved = new ArrayList<>();
        try (Stream<Path> all = Files.list(staging)) {
            for (Path entry : all.toList()) {
                Path target = folder.resolve(staging.relativize(entry));
                Files.move(entry, target);
                moved.add(target);
            }
        } catch (IOException e) {
            for (Path target : moved) {
                delete(target);
            }
            throw e;
        }
    }

    private static void delete(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> all = Files.walk(root)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> String.valueOf(path.getFileName()))
                    .filter(name -> !name.equals(REPOSITORY))
                    .sorted()
                    .toList();
        }
    }

    private static void refuse(Path folder, String what, Diagnostics diagnostics) {
        diagnostics.add(
                Code.FILE_EXISTS,
                Place.ofFile(folder.toString()),
                "Expected " + what + "; nothing is ever replaced.",
                "name another folder");
    }
}
