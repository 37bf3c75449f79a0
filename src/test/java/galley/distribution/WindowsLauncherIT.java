package galley.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Windows' launcher, of which only the text can be read here, starts what the other one starts. */
class WindowsLauncherIT {
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--?[A-Za-z][\\w:+=/-]*");

    /** What makes and finds the archive of classes: on Windows the Java machine does by itself what the other script does. */
    private static final Predicate<String> OF_THE_ARCHIVE =
            Pattern.compile("Archive|IgnoreUnrecognized|Xbatch").asPredicate();

    private final String unix = text("/galley-0.1.0/bin/galley");
    private final String windows = text("/galley-0.1.0/bin/galley.cmd");

    WindowsLauncherIT() throws IOException {}

    @Test
    void theSameOptionsAndTheSameJar() {
        List<String> options = options(windows);
        assertEquals(options(unix), options);
        assertTrue(options.contains("-XX:MaxRAMPercentage=50") && options.contains("-jar"), options.toString());
        assertTrue(
                windows.contains(" -jar \"%here%galley.jar\" %*\r\n"),
                "arguments reach the program as they were typed");
    }

    /** The Java machine wants some options before others. */
    @Test
    void itsOptionsStartTheMachineInTheirOrder(@TempDir Path cache) throws Exception {
        int from = windows.indexOf("\"%java%\" -XX");
        String line = windows.substring(from, windows.indexOf(" -jar ", from));
        for (int choice = 0; choice < 2; choice++) {
            String options = line.replace("%mode%", values("mode").get(choice))
                    .replace("%collector%", values("collector").get(choice))
                    .replaceAll("\"%java%\"|%GALLEY_JVM%|[\\^\"]|\\r\\n", " ")
                    .replace("%cache%\\", cache + "/");
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(List.of(options.trim().split("\\s+")));
            command.add("-version");
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), command + said);
        }
    }

    /** What the script sets a variable to, in the order of its lines. */
    private List<String> values(String variable) {
        return Pattern.compile("\"" + variable + "=([^\"]*)\"")
                .matcher(windows)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void theSameMachinesAreRefusedWithTheSameWords() {
        for (String words : List.of(
                "galley: Expected java, 17 or newer, on the PATH or in JAVA_HOME, but found none",
                "since JAVA_HOME names its folder, but found none",
                "galley: Expected java, 17 or newer, but ")) {
            assertTrue(windows.contains(words), words);
            assertTrue(unix.contains(words.replace("galley: ", "")), words);
        }
        assertEquals(3, windows.split("exit /b 3\r\n", -1).length - 1);
        assertTrue(windows.contains("%major% lss 17 ") && unix.contains("-ge 17 ]"));
        assertTrue(windows.contains("%major% geq 23 ") && unix.contains("-ge 23 ]"));
    }

    @Test
    void everyPathStandsInQuotesAndEveryLineEndsAsWindowsEndsIt() {
        assertEquals(windows.lines().count(), windows.split("\r\n").length);
        Matcher path = Pattern.compile("%(here|java|release|cache|LOCALAPPDATA|JAVA_HOME)%|%~dp0")
                .matcher(windows);
        assertTrue(path.find());
        do {
            String before = windows.substring(windows.lastIndexOf('\n', path.start()) + 1, path.start());
            assertEquals(1, before.chars().filter(c -> c == '"').count() % 2, before);
        } while (path.find());
    }

    /** The options of the Java machine, in alphabetical order. */
    private static List<String> options(String launcher) {
        List<String> options = new ArrayList<>();
        launcher.lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("rem "))
                .filter(line -> line.contains("-XX:") || line.contains("-jar ") || line.contains("--sun"))
                .forEach(line -> OPTION.matcher(line)
                        .results()
                        .map(found -> found.group())
                        .filter(OF_THE_ARCHIVE.negate())
                        .filter(option -> option.length() > 3)
                        .forEach(options::add));
        return options.stream().distinct().sorted().toList();
    }

    private static String text(String name) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(Distribution.ZIP, Map.of())) {
            return new String(Files.readAllBytes(zip.getPath(name)), StandardCharsets.UTF_8);
        }
    }
}
