package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheOptionIT {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void begin() throws IOException {
        assertEquals(Status.GOOD, build("--cache", cache().toString()));
        assertTrue(Files.size(cache().resolve("formulas")) > 0);
    }

    @Test
    void whatIsRememberedGivesTheSameSite() throws IOException {
        String first = manifest();
        assertEquals(Status.GOOD, build("--cache", cache().toString(), "--report", "json"));
        assertEquals(first, manifest());
        assertTrue(out.toString().contains("\"formulasSet\" : 0"), out.toString());
        assertTrue(out.toString().contains("\"bakeMillis\" : "), out.toString());
    }

    @Test
    void aDeletedOrDamagedCacheGivesTheSameSite() throws IOException {
        String first = manifest();
        Files.writeString(cache().resolve("formulas"), "damaged");
        assertEquals(Status.GOOD, build("--cache", cache().toString()));
        assertEquals(first, manifest());
    }

    @Test
    void whatIsRememberedCanBeChecked() {
        assertEquals(Status.GOOD, build("--cache", cache().toString(), "--check-cache"));
        assertEquals("", err.toString());
    }

    @Test
    void forgettingTakesOnlyWhatIsOurs() throws IOException {
        Path lessons = folder.resolve("mine/lessons/mine.json");
        Path page = folder.resolve("mine/pages/ab/mine.html");
        for (Path file : List.of(lessons, page)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, "mine");
        }
        assertEquals(Status.GOOD, build("--cache", folder.resolve("mine").toString(), "--clean"), err::toString);
        assertEquals(Status.GOOD, build("--cache", folder.resolve("mine").toString(), "--clean"), err::toString);
        assertEquals("mine", Files.readString(lessons));
        assertEquals("mine", Files.readString(page));
    }

    @Test
    void forgettingMakesAllAnew() throws IOException {
        assertEquals(Status.GOOD, build("--cache", cache().toString(), "--clean", "--report", "json"));
        assertFalse(out.toString().contains("\"formulasSet\" : 0"), out.toString());
    }

    @Test
    void whatCannotBeRememberedIsNoFaultOfTheSite() throws IOException {
        String first = manifest();
        for (String name : List.of("lessons", "lessons.new", "lock", "formulas")) {
            Path other = folder.resolve("cache-" + name.replace(".", "-"));
            Files.createDirectories(other.resolve(name).resolve("in the way"));
            assertEquals(Status.GOOD, build("--cache", other.toString()), err::toString);
            assertEquals(Status.GOOD, build("--cache", other.toString()), err::toString);
            assertEquals(first, manifest(), name);
        }
        assertEquals("", err.toString());
    }

    @Test
    void whatIsRememberedIsNotPublished() {
        assertEquals(Status.REJECTED, build("--cache", site().resolve(".galley").toString()));
        assertTrue(err.toString().contains("error[output]: Expected a folder for the site alone"), err.toString());
        assertFalse(Files.exists(site().resolve(".galley")), "nor is it written down there");
    }

    /** What is remembered of a record in a folder makes no site of the record alone. */
    @Test
    void oneRecordIsNoContentFolder() throws IOException {
        Path record;
        try (Stream<Path> files = Files.walk(Path.of("content"))) {
            record = files.filter(file -> file.toString().endsWith(".json"))
                    .findFirst()
                    .orElseThrow();
        }
        Path alone = Files.createDirectories(folder.resolve("alone"));
        Files.copy(record, alone.resolve("a.json"));
        assertEquals(Status.GOOD, build("--cache", cache().toString(), "--content", alone.toString()), err::toString);
        for (String cache : List.of("cache", "no cache")) {
            String file = alone.resolve("a.json").toString();
            String option = "--cache=" + folder.resolve(cache);
            assertEquals(Status.REJECTED, build(option, "--content", file));
            assertTrue(err.toString().endsWith("check it alone: galley check " + file + System.lineSeparator()));
        }
    }

    @Test
    void noPipeIsWaitedFor() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(BadInputTest.makesPipe(pipe), "the system has pipes in folders");
        for (String source : List.of("--content", "--templates", "--assets")) {
            int status = assertTimeoutPreemptively(
                    Duration.ofSeconds(60), () -> build("--cache", cache().toString(), source, pipe.toString()));
            assertNotEquals(Status.GOOD, status, source);
            assertTrue(err.toString().contains(pipe + ": "), err.toString());
        }
    }

    @Test
    void nothingIsRememberedWithoutACache() {
        Path other = folder.resolve("other");
        assertEquals(Status.GOOD, build("--cache", other.toString(), "--no-cache"));
        assertFalse(Files.exists(other));
    }

    private int build(String... options) {
        List<String> args = new ArrayList<>(List.of("build", "--output", site().toString()));
        args.addAll(List.of(options));
        return Main.run(args.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err));
    }

    private String manifest() throws IOException {
        return Files.readString(site().resolve("manifest-sha256.txt"));
    }

    private Path site() {
        return folder.resolve("site");
    }

    private Path cache() {
        return folder.resolve("cache");
    }
}
