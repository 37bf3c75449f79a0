package galley;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Programs of the system that a test runs: shells and servers, which read what Galley writes for them. */
public final class SystemProgram {
    private SystemProgram() {}

    /** Where a program is; without it, the test is skipped by name, or fails where such programs are required. */
    public static String named(String name) {
        // Debian keeps servers where only root's path leads.
        Stream<String> folders =
                Stream.concat(Arrays.stream(System.getenv("PATH").split(File.pathSeparator)), Stream.of("/usr/sbin"));
        Optional<Path> found = folders.map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
        if (found.isEmpty() && "required".equals(System.getenv("GALLEY_PROGRAMS"))) {
            throw new IllegalStateException("a test needs the program " + name);
        }
        Assumptions.assumeTrue(found.isPresent(), "skipped: there is no " + name);
        return found.orElseThrow().toString();
    }
}
