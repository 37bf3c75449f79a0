package galley.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Where the program begins. Started as {@code java -jar galley.jar} without an option for the Java machine, a build or a
 * check goes on in the launcher that lies beside the jar: with options for such a run it takes half of the time and a
 * quarter of the memory. Where that cannot be, it goes on here.
 */
public final class Launch {
    private static final long MOST_SECONDS = 10;

    private Launch() {}

    /** Runs one command and ends the process with its status. */
    public static void main(String[] args) {
        OptionalInt status = isWorthwhile(args) ? elsewhere(args) : OptionalInt.empty();
        if (status.isPresent()) {
            System.exit(status.getAsInt());
        }
        Main.main(args);
    }

    private static boolean isWorthwhile(String[] args) {
        return args.length > 0 && (args[0].equals("build") || args[0].equals("check"));
    }

    private static OptionalInt elsewhere(String[] args) {
        Optional<Path> launcher = launcher();
        if (launcher.isEmpty()) {
            return OptionalInt.empty();
        }
        List<String> command = new ArrayList<>();
        command.add(launcher.get().toString());
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        // The same Java machine, whichever others there are.
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        try {
            return OptionalInt.of(status(builder.start()));
        } catch (IOException e) {
            return OptionalInt.empty();
        }
    }

    /** Beside the jar, or in {@code bin} beside it; none where options were given, which are to hold. */
    private static Optional<Path> launcher() {
        for (String options : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
            if (System.getenv(options) != null) {
                return Optional.empty();
            }
        }
        Optional<String[]> started = ProcessHandle.current().info().arguments();
        if (started.isEmpty() || started.get().length < 2 || !started.get()[0].equals("-jar")) {
            return Optional.empty();
        }
        Path jar = Path.of(started.get()[1]).toAbsolutePath();
        for (Path launcher :
                List.of(jar.resolveSibling("galley"), jar.resolveSibling("bin").resolve("galley"))) {
            if (isOurs(launcher)) {
                return Optional.of(launcher);
            }
        }
        return Optional.empty();
    }

    /** Whether this is the very launcher that was made with the jar, and no other program of its name. */
    private static boolean isOurs(Path launcher) {
        if (!Files.isRegularFile(launcher) || !Files.isExecutable(launcher)) {
            return false;
        }
        try (InputStream own = Launch.class.getResourceAsStream("launcher/galley")) {
            return own != null && Arrays.equals(own.readAllBytes(), Files.readAllBytes(launcher));
        } catch (IOException e) {
            return false;
        }
    }

    /** Waits for it; when this process is told to end, so is that one. */
    private static int status(Process process) {
        Thread end = new Thread(() -> end(process));
        Runtime.getRuntime().addShutdownHook(end);
        while (true) {
            try {
                return process.waitFor();
            } catch (InterruptedException e) {
                process.destroy();
            }
        }
    }

    /** A launcher that makes its archive of classes waits for a Java machine of its own. */
    private static void end(Process process) {
        List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
        all.add(process.toHandle());
        all.forEach(ProcessHandle::destroy);
        CompletableFuture<?>[] ends = all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(ends).get(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            all.forEach(ProcessHandle::destroyForcibly);
        }
    }
}
