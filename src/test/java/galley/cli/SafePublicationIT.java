package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.SecondJvm;
import galley.diagnostic.Diagnostics;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.publication.ManifestCheck;
import galley.publication.Publication;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever ends or hinders the real program, the old site or the new one is there, whole. */
class SafePublicationIT {
    private static final int KILLS = 50;

    @TempDir
    Path folder;

    private final StringWriter said = new StringWriter();

    @BeforeEach
    void buildTheOldSite() throws IOException {
        lesson("old");
        assertEquals(Status.GOOD, here("build"), said::toString);
    }

    @Test
    void killedAtAnyMomentItLeavesASiteWhole() throws Exception {
        long length = lengthOfABuild();
        Random random = new Random(11);
        int ended = 0;
        int between = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            lesson("text " + kill);
            Manifest before = Manifest.read(site()).orElseThrow();
            Process build = new SecondJvm().start(folder.resolve("log"), arguments("build"));
            waitForTheLock(build, kill % 5 == 0);
            Thread.sleep(random.nextLong(Math.max(1, kill % 5 == 0 ? 3 * length : length)));
            ended += build.isAlive() ? 0 : 1;
            build.destroyForcibly().waitFor();
            if (!Files.exists(site())) {
                between++;
                Publication.mend(site());
            }
            Manifest now = whole("kill " + kill);
            String page = Files.readString(site().resolve("lessons/a-lesson/index.html"));
            assertEquals(now.equals(before), !page.contains(">text " + kill + "</p>"), "kill " + kill);
            assertEquals(Status.GOOD, here("build"), said::toString);
            whole("the build behind kill " + kill);
            assertEquals(List.of("content", "log.err", "log.out", "site"), names(), "kill " + kill);
        }
        assertTrue(
                ended < KILLS / 2, ended + " of " + KILLS + " builds had ended, " + between + " were between renames");
    }

    /** From the moment at which a build holds the site to its end, in milliseconds. */
    private long lengthOfABuild() throws Exception {
        lesson("first");
        Process build = new SecondJvm().start(folder.resolve("log"), arguments("build"));
        waitForTheLock(build, false);
        long start = System.nanoTime();
        assertEquals(Status.GOOD, build.waitFor());
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    private void waitForTheLock(Process build, boolean not) throws InterruptedException {
        while (!not && build.isAlive() && !Files.exists(folder.resolve(".site.galley/lock"))) {
            Thread.sleep(1);
        }
    }

    @Test
    void aFullDiskLeavesTheOldSite() throws Exception {
        Manifest before = whole("before");
        lesson("new");
        SecondJvm.Outcome outcome = new SecondJvm().after("ulimit -f 2").run(arguments("build"));
        assertEquals(Status.ENVIRONMENT, outcome.status(), outcome.err());
        assertTrue(outcome.err().contains(".html: File too large; nothing was changed"), outcome.err());
        assertFalse(outcome.err().contains("at galley."), outcome.err());
        assertEquals(before, whole("after"));
        assertEquals(Status.GOOD, here("build"), said::toString);
    }

    @Test
    void aFolderThatMayNotBeWrittenIsNamed() throws Exception {
        Manifest before = whole("before");
        lesson("new");
        assertTrue(folder.toFile().setWritable(false));
        try {
            Assumptions.assumeFalse(
                    Files.isWritable(folder), "skipped: this user, as root does, writes also where nobody may");
            assertEquals(Status.ENVIRONMENT, here("build"));
            assertTrue(said.toString().contains("permission denied; nothing was changed"), said.toString());
            assertEquals(before, whole("after"));
        } finally {
            assertTrue(folder.toFile().setWritable(true));
        }
    }

    @Test
    void twoBuildsAtOnceDoNotMeet() throws Exception {
        Manifest before = whole("before");
        lesson("new");
        try (Publication first = Publication.begin(site(), new Diagnostics()).orElseThrow()) {
            SecondJvm.Outcome second = new SecondJvm().run(arguments("build"));
            assertEquals(Status.REJECTED, second.status(), second.err());
            assertTrue(second.err().contains("but another build is writing it; wait until it ends."), second.err());
            assertTrue(Files.isDirectory(first.staging()), "the second takes nothing from the first");
        }
        assertEquals(before, whole("after"));
    }

    @Test
    void aMountPointIsNamed() throws Exception {
        Process mount = new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", site().toString())
                .redirectErrorStream(true)
                .start();
        Assumptions.assumeTrue(mount.waitFor() == 0, "skipped: this user may not mount a file system");
        try {
            assertEquals(Status.REJECTED, here("build"));
            assertTrue(said.toString().contains("is a mount point; name a folder inside it."), said.toString());
            assertEquals(List.of(), Folder.paths(site()));
        } finally {
            assertEquals(
                    0, new ProcessBuilder("umount", site().toString()).start().waitFor());
        }
        whole("what was behind it");
    }

    private Manifest whole(String when) throws IOException {
        Manifest manifest =
                Manifest.read(site()).orElseThrow(() -> new AssertionError(when + ": there is no manifest"));
        Diagnostics diagnostics = new Diagnostics();
        ManifestCheck.check(manifest, site(), diagnostics);
        assertEquals(List.of(), diagnostics.list(), when);
        return manifest;
    }

    private void lesson(String text) throws IOException {
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("content/a.json"),
                SealedLesson.of("# A\n\n" + text + "\n").record());
    }

    private int here(String command) {
        said.getBuffer().setLength(0);
        return Main.run(arguments(command), new PrintWriter(said), new PrintWriter(said));
    }

    private String[] arguments(String command) {
        return new String[] {
            command, "--content", folder.resolve("content").toString(), "--output", site().toString(), "--no-cache"
        };
    }

    private Path site() {
        return folder.resolve("site");
    }

    private List<String> names() throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
