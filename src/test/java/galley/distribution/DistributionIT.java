package galley.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.SystemProgram;
import galley.distribution.Distribution.Run;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zip alone is enough, on a machine that has nothing but a shell and Java. */
class DistributionIT {
    @TempDir
    static Path temporary;

    private static Path around;
    private static Distribution galley;

    @BeforeAll
    static void unpack() throws IOException {
        around = Files.createDirectory(Path.of(temporary + "/a b"));
        galley = Distribution.in(around);
    }

    @Test
    void aProjectIsMadeBuiltCheckedAndAudited() throws Exception {
        Run init = galley.run(around, "init", "p");
        assertEquals(0, init.status(), init.err());
        Path project = around.resolve("p");
        Run build = galley.run(project, "build");
        assertEquals("", build.err());
        assertTrue(build.out().matches("1 lesson verified, \\d+ pages, site digest [0-9a-f]{64}\n"), build.out());
        assertEquals(new Run(0, "1 lesson verified\n", ""), galley.run(project, "check"));
        Run audit = galley.run(project, "audit");
        assertTrue(audit.status() == 0 && audit.err().isEmpty(), audit.toString());
    }

    @Test
    void everyCommandTakesASingleDollarAsTheSiteSays() throws Exception {
        Path project = around.resolve("dollars");
        galley.run(around, "init", project.toString());
        Path lesson = Files.writeString(project.resolve("content/lessons/a.md"), "# A\n\nFrom $\\nope$ on.\n");
        assertEquals(0, galley.run(project, "seal", lesson.toString()).status());
        Path properties = project.resolve("templates/jbake.properties");
        Files.writeString(properties, Files.readString(properties).replace("math.inline=off", "math.inline=dollar"));
        for (String command : List.of("check", "build")) {
            Run run = galley.run(project, command);
            assertTrue(run.status() == 1 && run.err().contains("error[math-syntax]"), run.toString());
        }
    }

    @Test
    void namesOfFilesAreUtf8InEveryLocale() throws Exception {
        // The test's own machine may know no such name: the shell makes the folder.
        Process made = new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "mkdir \"$(printf 'gr\\303\\266\\303\\237e')\" && cd gr* && "
                                + "\"$0\" init . && \"$0\" build && \"$0\" audit",
                        galley.folder() + "/bin/galley")
                .directory(around.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, made.waitFor(), said);
        Run named = galley.run(around, "check", "nichts-größe");
        assertTrue(named.err().contains("nichts-gr") && named.status() == 1, named.toString());
    }

    @Test
    void theEngineIsQuietWhereNothingCanBeRemembered() throws Exception {
        Path file = Files.writeString(temporary.resolve("no-folder"), "");
        Run run = galley.run(
                Map.of("XDG_CACHE_HOME", file.toString(), "HOME", file.toString(), "GALLEY_JVM", "-Duser.home=" + file),
                Path.of("").toAbsolutePath(),
                "check",
                "--no-cache",
                "--report",
                "sarif",
                "content");
        assertEquals(0, run.status());
        assertEquals("", run.err());
    }

    @Test
    void theFirstBuildMakesTheArchiveThatLaterRunsStartFrom() throws Exception {
        // The Java machine passes over archives of jars whose path has a space.
        Distribution plain = Distribution.in(Files.createDirectory(temporary.resolve("plain")));
        // The one beside the jar is of the jar that was there before.
        Path stale = Files.writeString(plain.folder().resolve("galley.jsa"), "");
        Files.setLastModifiedTime(stale, FileTime.fromMillis(0));
        Map<String, String> tools = Map.of("PATH", plain.path() + ":/usr/bin:/bin");
        Path project = temporary.resolve("archived");
        assertEquals(0, plain.run(temporary, "init", project.toString()).status());
        assertEquals("", plain.run(tools, project, "build").err());
        try (Stream<Path> archives = Files.list(plain.home().resolve(".cache/galley"))) {
            assertEquals(
                    1, archives.filter(file -> file.toString().endsWith(".jsa")).count());
        }
        Map<String, String> traced = new HashMap<>(tools);
        traced.put("GALLEY_JVM", "-Xlog:class+load:stdout");
        String loaded = plain.run(traced, project, "models").out();
        for (String type : List.of("galley.cli.Main", "picocli.CommandLine")) {
            assertTrue(loaded.contains(type + " source: shared objects file (top)"), type);
        }
    }

    @Test
    void withoutJavaItSaysSo() throws Exception {
        Run none = galley.run(Map.of("PATH", "/nowhere"), around, "build");
        assertEquals(
                new Run(3, "", "galley: Expected java, 17 or newer, on the PATH or in JAVA_HOME, but found none\n"),
                none);
        Run wrong = galley.run(Map.of("JAVA_HOME", "/nowhere"), around, "build");
        assertEquals(3, wrong.status());
        assertTrue(wrong.err().startsWith("galley: Expected a program at /nowhere/bin/java"), wrong.err());
        Path old = Files.createDirectories(around.resolve("old/bin"));
        Files.writeString(old.resolve("java"), "#!/bin/sh\nexit 9\n");
        assertTrue(old.resolve("java").toFile().setExecutable(true));
        Files.writeString(around.resolve("old/release"), "JAVA_VERSION=\"11.0.2\"\n");
        Run older = galley.run(Map.of("JAVA_HOME", old.getParent().toString()), around, "build");
        assertTrue(older.err().startsWith("galley: Expected java, 17 or newer, but "), older.err());
    }

    @Test
    void theSameFilesPackToTheSameBytes() throws IOException {
        assertEquals(-1, Files.mismatch(Distribution.ZIP, Path.of("target/again/galley-0.1.0.zip")));
        try (ZipFile zip = new ZipFile(Distribution.ZIP.toFile())) {
            Set<Object> times = zip.stream().map(ZipEntry::getTimeLocal).collect(Collectors.toSet());
            assertEquals(1, times.size(), times.toString());
        }
    }

    @Test
    void theSchemaOfCompanionsIsThereAndThePackedReadmesNameEveryFolder() throws IOException {
        assertEquals(
                -1,
                Files.mismatch(
                        galley.folder().resolve("schema/companion.schema.json"),
                        Path.of("src/main/resources/galley/companion.schema.json")));
        String readme = Files.readString(galley.folder().resolve("README.txt"));
        try (Stream<Path> entries = Files.list(galley.folder())) {
            for (String name :
                    entries.map(entry -> String.valueOf(entry.getFileName())).toList()) {
                boolean ofTheProgram =
                        List.of("README.txt", "galley.jar", "lib").contains(name);
                assertTrue(ofTheProgram || readme.contains("\n" + name + " "), name);
            }
        }
    }

    @Test
    void everyLibraryIsListedWithItsLicence() throws IOException {
        List<String> lines = Files.readAllLines(galley.folder().resolve("licences/LIBRARIES.txt"));
        for (String jar : libraries()) {
            String name = jar.replaceFirst("-[0-9][^-]*[.]jar$", "");
            String version = jar.substring(name.length() + 1).replaceFirst("[.]jar$", "");
            assertTrue(
                    lines.stream()
                            .anyMatch(line -> line.strip().startsWith("(")
                                    && !line.contains("Unknown")
                                    && line.contains(":" + name + ":" + version + " ")),
                    jar);
        }
        String katex = Files.readString(
                galley.folder().resolve("licences/katex-0.18.11/META-INF/resources/webjars/katex/0.18.11/LICENSE"));
        assertTrue(katex.contains("MIT License"), katex);
    }

    @Test
    void theBillOfMaterialsNamesWhatIsThereAndNothingElse() throws IOException {
        Path bom = galley.folder().resolve("bom.json");
        assertEquals(-1, Files.mismatch(bom, Path.of("target/again/bom.json")));
        JsonNode tree = new ObjectMapper().readTree(bom.toFile());
        assertTrue(tree.at("/serialNumber").isMissingNode()
                && tree.at("/metadata/timestamp").isMissingNode());
        Map<String, String> named = new TreeMap<>();
        tree.get("components").forEach(part -> {
            if (part.get("purl").asText().endsWith("type=jar")) {
                named.put(part.get("name").asText() + "-" + part.get("version").asText() + ".jar", sha256(part));
            }
        });
        Map<String, String> shipped = new TreeMap<>();
        for (String jar : libraries()) {
            byte[] bytes = Files.readAllBytes(galley.folder().resolve("lib").resolve(jar));
            shipped.put(jar, Sha256.of(bytes).hex());
        }
        assertEquals(shipped, named);
    }

    private static String sha256(JsonNode part) {
        for (JsonNode hash : part.get("hashes")) {
            if (hash.get("alg").asText().equals("SHA-256")) {
                return hash.get("content").asText();
            }
        }
        return "";
    }

    @Test
    void everyCommandHasAManualPage() throws Exception {
        try (Stream<Path> pages = Files.list(galley.folder().resolve("man/man1"))) {
            List<Path> all = pages.toList();
            assertTrue(all.size() >= 12, all.toString());
            String program = SystemProgram.named("man");
            for (Path page : all) {
                Process man = new ProcessBuilder(program, "--warnings", "-l", page.toString())
                        .redirectErrorStream(true)
                        .start();
                String text = new String(man.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertEquals(0, man.waitFor(), text);
                assertTrue(text.contains("SYNOPSIS") && !text.contains("warning:"), text);
            }
        }
    }

    private static List<String> libraries() throws IOException {
        try (Stream<Path> jars = Files.list(galley.folder().resolve("lib"))) {
            List<String> names = new ArrayList<>(
                    jars.map(jar -> String.valueOf(jar.getFileName())).toList());
            Collections.sort(names);
            return names;
        }
    }
}
