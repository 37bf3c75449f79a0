package galley;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The real program in a Java machine of its own. */
public final class SecondJvm {
    private final List<String> prefix = new ArrayList<>();
    private final List<String> options = new ArrayList<>(List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Dpolyglotimpl.AttachLibraryFailureAction=ignore"));
    private final Map<String, String> environment = new TreeMap<>();
    private Path home = Path.of(System.getProperty("java.home"));

    /** What a run said, and how it ended. */
    public record Outcome(int status, String out, String err) {}

    /** Adds options of the Java machine. */
    public SecondJvm with(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    /** Runs a shell command in the same process first, such as {@code umask 077}. */
    public SecondJvm after(String command) {
        prefix.addAll(List.of("sh", "-c", command + " && exec \"$@\"", "sh"));
        return this;
    }

    /** Sets a variable of the environment. */
    public SecondJvm environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /** Takes another Java machine. */
    public SecondJvm on(Path javaHome) {
        home = javaHome;
        return this;
    }

    /** Starts the program; what it prints goes to files beside {@code log}. */
    public Process start(Path log, String... args) throws IOException {
        List<String> line = new ArrayList<>(prefix);
        line.add(home.resolve("bin/java").toString());
        line.addAll(options);
        line.addAll(List.of("-classpath", System.getProperty("java.class.path"), "galley.cli.Main"));
        line.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(line)
                .redirectOutput(Path.of(log + ".out").toFile())
                .redirectError(Path.of(log + ".err").toFile());
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Runs the program to its end. */
    public Outcome run(String... args) throws IOException, InterruptedException {
        Path log = Files.createTempFile("galley", "");
        try {
            int status = start(log, args).waitFor();
            return new Outcome(status, text(Path.of(log + ".out")), text(Path.of(log + ".err")));
        } finally {
            for (String ending : List.of("", ".out", ".err")) {
                Files.deleteIfExists(Path.of(log + ending));
            }
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
