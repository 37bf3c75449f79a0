package galley.distribution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The zip, unpacked as a publisher would.
 *
 * @param folder of the distribution
 * @param home a home that has nothing in it yet
 * @param path the programs that are there
 */
record Distribution(Path folder, Path home, Path path) {
    static final Path ZIP = Path.of("target/galley-0.1.0.zip");

    /** Unpacks the zip below a folder, where no program is on the path but java. */
    static Distribution in(Path around) throws IOException {
        Path path = Files.createDirectories(around.resolve("path"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Files.createSymbolicLink(path.resolve("java"), java.toRealPath());
        try (FileSystem zip = FileSystems.newFileSystem(ZIP, Map.of("enablePosixFileAttributes", true));
                Stream<Path> all = Files.walk(zip.getPath("/"))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path target = around.resolve(file.toString().substring(1));
                Files.createDirectories(Objects.requireNonNull(target.getParent()));
                Files.copy(file, target);
                Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(file));
            }
        }
        return new Distribution(around.resolve("galley-0.1.0"), Files.createDirectories(around.resolve("home")), path);
    }

    /** What a run said and how it ended. */
    record Run(int status, String out, String err) {}

    /** Runs the launcher in a folder, in the locale that knows the fewest letters. */
    Run run(Path in, String... args) throws IOException, InterruptedException {
        return run(Map.of("LC_ALL", "C"), in, args);
    }

    Run run(Map<String, String> environment, Path in, String... args) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(folder.resolve("bin/galley").toString()));
        command.addAll(List.of(args));
        Path out = Files.createTempFile("galley", ".out");
        Path err = Files.createTempFile("galley", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).directory(in.toFile());
            builder.environment().clear();
            builder.environment().putAll(Map.of("PATH", path.toString(), "HOME", home.toString()));
            builder.environment().putAll(environment);
            Process process = builder.redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                process.destroyForcibly();
            }
            return new Run(process.waitFor(), text(out), text(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
