package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.SealedLesson;
import galley.SecondJvm;
import galley.publication.Folder;
import galley.publication.Manifest;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a machine, a user or a day has that another has not, the site's bytes are the same. */
class DeterminismIT {
    @TempDir
    Path folder;

    @Test
    void inTurkishOnAnIslandWhereItIsTomorrowWithEightJobs() throws Exception {
        SecondJvm jvm = new SecondJvm()
                .with("-Duser.language=tr", "-Duser.country=TR")
                .environment("TZ", "Pacific/Kiritimati")
                .after("umask 077");
        same(jvm, Path.of("content"), "--jobs", "8");
        String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(site().resolve("index.html")));
        assertEquals("rw-------", mode, "the umask is the user's");
    }

    @Test
    void inArabicInThePosixLocaleWithOneJob() throws Exception {
        SecondJvm jvm = new SecondJvm()
                .with(
                        "-Duser.language=ar",
                        "-Duser.country=EG",
                        "-Duser.extensions=u-nu-arab",
                        "-Dfile.encoding=ISO-8859-1")
                .environment("LC_ALL", "C")
                .environment("SOURCE_DATE_EPOCH", "1")
                .after("umask 000");
        same(jvm, Path.of("content"), "--jobs", "1");
    }

    @Test
    void fromAnotherFolderWhoseFilesCameInAnotherOrder() throws Exception {
        same(
                new SecondJvm(),
                copyBackwards(Path.of("content")),
                "--assets",
                copyBackwards(Path.of("assets")).toString());
    }

    @Test
    void onANewerJavaMachine() throws Exception {
        Path newer = newerJava();
        same(new SecondJvm().on(newer).with("--sun-misc-unsafe-memory-access=allow"), Path.of("content"));
    }

    /** In the POSIX locale Java cannot name such a folder: it says so in one line, or it builds. */
    @Test
    void aPathThatTheLocaleCannotHoldIsSaidToBeSo() throws Exception {
        Path content = Files.createDirectories(folder.resolve("\u00fcber"));
        Files.writeString(
                content.resolve("a.json"), SealedLesson.of("# A\n\nText\n").record());
        SecondJvm.Outcome plain =
                new SecondJvm().environment("LC_ALL", "C.UTF-8").run(arguments(content));
        assertEquals(Status.GOOD, plain.status(), plain.err());
        SecondJvm.Outcome posix = new SecondJvm().environment("LC_ALL", "C").run(arguments(content));
        boolean builds = posix.status() == Status.GOOD && posix.out().equals(plain.out());
        assertTrue(
                builds || posix.err().startsWith("Invalid value for option '--content': expected a path that"),
                posix.err());
        Path named = Files.createDirectories(folder.resolve("named"));
        Files.copy(content.resolve("a.json"), named.resolve("\u00fc.json"));
        posix = new SecondJvm().environment("LC_ALL", "C").run(arguments(named));
        builds = posix.status() == Status.GOOD;
        assertTrue(
                builds || posix.err().contains("error[file-unreadable]: Expected a name that the system's"),
                posix.err());
    }

    private static Path newerJava() throws IOException {
        List<Path> roots = new ArrayList<>();
        String named = System.getenv("GALLEY_JDKS");
        if (named != null) {
            Stream.of(named.split(File.pathSeparator)).map(Path::of).forEach(roots::add);
        }
        if (Files.isDirectory(Path.of("/usr/lib/jvm"))) {
            try (Stream<Path> all = Files.list(Path.of("/usr/lib/jvm"))) {
                all.filter(home -> home.getFileName().toString().contains("25"))
                        .sorted()
                        .forEach(roots::add);
            }
        }
        roots.removeIf(home -> !Files.isExecutable(home.resolve("bin/java")));
        Assumptions.assumeFalse(roots.isEmpty(), "skipped: no JDK in GALLEY_JDKS, and no JDK 25 in /usr/lib/jvm");
        return roots.get(0);
    }

    private void same(SecondJvm jvm, Path content, String... more) throws Exception {
        List<String> line = new ArrayList<>(List.of(arguments(content)));
        line.addAll(List.of(more));
        SecondJvm.Outcome outcome = jvm.run(line.toArray(String[]::new));
        assertEquals(Status.GOOD, outcome.status(), outcome.err());
        assertEquals(
                Manifest.of(BuiltSite.folder()).text(),
                Manifest.read(site()).orElseThrow().text());
        assertEquals(Manifest.read(site()).orElseThrow(), Manifest.of(site()));
    }

    /** Nothing is remembered, so that nothing of another run is taken. */
    private String[] arguments(Path content) {
        return new String[] {"build", "--no-cache", "--content", content.toString(), "--output", site().toString()};
    }

    private Path copyBackwards(Path from) throws IOException {
        List<Path> files = new ArrayList<>(Folder.paths(from));
        Collections.reverse(files);
        Path to = folder.resolve("copies").resolve(from.getFileName());
        int day = 0;
        for (Path file : files) {
            Path copy = to.resolve(from.relativize(file));
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
            Files.setLastModifiedTime(copy, FileTime.fromMillis(86_400_000L * day++));
        }
        return to;
    }

    private Path site() {
        return folder.resolve("site");
    }
}
