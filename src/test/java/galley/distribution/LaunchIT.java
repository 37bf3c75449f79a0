package galley.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A jar that is started without options starts the launcher beside it. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class LaunchIT {
    /** The Java machine then prints its options, the launcher's among them. */
    private static final String TELL = "-XX:+PrintCommandLineFlags";

    private static final String OF_THE_LAUNCHER = "-XX:TieredStopAtLevel=1";

    @TempDir
    Path folder;

    private record Run(int status, String said) {}

    private Process started(String tell, List<String> options, Path jar, String... args) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("GALLEY_JVM", tell);
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        return builder.start();
    }

    private Run run(List<String> options, Path jar, String... args) throws IOException, InterruptedException {
        Process process = started(TELL, options, jar, args);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), said);
    }

    private static Path jar() {
        return Path.of("target/galley.jar");
    }

    @Test
    void aCheckGoesOnInTheLauncher() throws Exception {
        Run good = run(List.of(), jar(), "check", "content/lessons");
        assertTrue(good.said().contains(OF_THE_LAUNCHER), good.said());
        assertEquals(0, good.status(), good.said());
        Run bad = run(
                List.of(), jar(), "check", folder.resolve("a name with spaces").toString());
        assertTrue(bad.said().contains("a name with spaces: error[file-unreadable]"), bad.said());
        assertEquals(1, bad.status(), bad.said());
        assertEquals(2, run(List.of(), jar(), "build", "--nonsense").status());
    }

    @Test
    void givenOptionsHold() throws Exception {
        Run run = run(List.of("-Xmx300m"), jar(), "check", "content/lessons");
        assertFalse(run.said().contains(OF_THE_LAUNCHER), run.said());
        assertEquals(0, run.status(), run.said());
    }

    @Test
    void anotherProgramOfTheNameIsNotStarted() throws Exception {
        Path jar = copied();
        Path other = Files.writeString(folder.resolve("galley"), "#!/bin/sh\necho another program\n");
        assertTrue(other.toFile().setExecutable(true));
        Run run = run(List.of(), jar, "check", "content/lessons");
        assertFalse(run.said().contains("another program"), run.said());
        assertEquals(0, run.status(), run.said());
    }

    /** The jar in a folder of its own. */
    private Path copied() throws IOException {
        Files.createSymbolicLink(folder.resolve("lib"), Path.of("target/lib").toAbsolutePath());
        return Files.copy(jar(), folder.resolve("galley.jar"));
    }

    /** A launcher without an archive waits for a Java machine, which here waits for ever. */
    @Test
    void whatItStartedEndsWithIt() throws Exception {
        Path jar = copied();
        Files.copy(Path.of("target/galley"), folder.resolve("galley"), StandardCopyOption.COPY_ATTRIBUTES);
        Path paused = folder.resolve("paused");
        String waits = "-XX:+UnlockDiagnosticVMOptions -XX:+PauseAtStartup -XX:PauseAtStartupFile=" + paused;
        String site = folder.resolve("site").toString();
        Process process = started(waits, List.of(), jar, "build", "--output", site);
        while (!Files.exists(paused)) {
            Thread.sleep(20);
        }
        List<ProcessHandle> descendants = process.descendants().toList();
        assertEquals(2, descendants.size(), "a shell and a Java machine");
        process.destroy();
        process.waitFor();
        for (ProcessHandle descendant : descendants) {
            descendant.onExit().get(30, TimeUnit.SECONDS);
        }
    }
}
