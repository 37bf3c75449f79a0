package galley.publication;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublicationTest {
    @TempDir
    Path folder;

    @Test
    void aNewSiteTakesThePlaceOfTheOld() throws IOException {
        publish("a.html", "one");
        publish("b.html", "two");
        assertEquals(List.of("b.html", Manifest.NAME), Folder.files(site()));
        assertEquals(List.of("b.html", Manifest.NAME), Folder.files(folder.resolve("site")));
        assertEquals(List.of("site"), names(folder), "no working folder is left");
    }

    @Test
    void aSiteThatIsNotPublishedLeavesTheOldWhole() throws IOException {
        publish("a.html", "one");
        Manifest before = Manifest.of(site());
        try (Publication publication = begin().orElseThrow()) {
            Files.writeString(publication.staging().resolve("a.html"), "two");
        }
        assertEquals(before, Manifest.of(site()));
        assertEquals(List.of("site"), names(folder));
    }

    @Test
    void filesThatAreNotOursAreKeptAndNamed() throws IOException {
        publish("a.html", "one");
        Files.createDirectories(site().resolve("deep"));
        Files.writeString(site().resolve("deep/CNAME"), "example.org");
        assertEquals(List.of("deep/CNAME"), publish("b.html", "two").foreign());
        assertEquals("example.org", Files.readString(site().resolve("deep/CNAME")));
        assertEquals(List.of("deep/CNAME"), publish("b.html", "two").foreign(), "they stay not ours");
    }

    @Test
    void aFileOfOthersIsNeverOverwritten() throws IOException {
        publish("a.html", "one");
        Files.writeString(site().resolve("robots.txt"), "mine");
        Diagnostics diagnostics = new Diagnostics();
        try (Publication publication = begin().orElseThrow()) {
            Files.writeString(publication.staging().resolve("robots.txt"), "theirs");
            assertTrue(publish(publication, diagnostics).isEmpty());
        }
        assertEquals(
                "Expected to write here, but this file was not made by a build.",
                diagnostics.list().get(0).message());
        assertEquals("mine", Files.readString(site().resolve("robots.txt")));
        assertEquals("one", Files.readString(site().resolve("a.html")));
    }

    @Test
    void aFileOfOthersWhereAFolderIsPlannedStopsTheBuild() throws IOException {
        publish("a.html", "one");
        Files.writeString(site().resolve("learn"), "mine");
        Diagnostics diagnostics = new Diagnostics();
        try (Publication publication = begin().orElseThrow()) {
            Files.createDirectories(publication.staging().resolve("learn"));
            Files.writeString(publication.staging().resolve("learn/index.html"), "theirs");
            assertTrue(publish(publication, diagnostics).isEmpty());
        }
        assertEquals("mine", Files.readString(site().resolve("learn")));
    }

    /** Git takes a folder without its empty {@code refs} for none of its own. */
    @Test
    void emptyFoldersOfOthersAreKept() throws IOException {
        publish("a.html", "one");
        Files.createDirectories(site().resolve(".git/refs/heads"));
        Files.writeString(site().resolve(".git/HEAD"), "ref: refs/heads/main");
        publish("a.html", "two");
        assertTrue(Files.isDirectory(site().resolve(".git/refs/heads")));
    }

    /** Such a name is no text, and what looks like it leads elsewhere. */
    @Test
    void emptyFoldersOfAnyNameAreKept() throws IOException, InterruptedException {
        publish("a.html", "one");
        String name = "\"$(printf 'caf\\351')\"";
        Assumptions.assumeTrue(shell("mkdir " + name) == 0, "the file system takes such names");
        publish("a.html", "two");
        assertEquals(0, shell("test -d " + name));
        assertEquals(3, names(site()).size(), "nothing else came up");
    }

    private int shell(String command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder("sh", "-c", command)
                    .directory(site().toFile())
                    .start()
                    .waitFor();
        } catch (IOException e) {
            return Assumptions.abort("there is no such shell");
        }
    }

    @Test
    void foldersThatOnlyHeldOurFilesGoWithThem() throws IOException {
        try (Publication publication = begin().orElseThrow()) {
            Files.createDirectories(publication.staging().resolve("learn/deep"));
            Files.writeString(publication.staging().resolve("learn/deep/index.html"), "one");
            assertTrue(publish(publication, new Diagnostics()).isPresent());
        }
        Files.delete(site().resolve("learn/deep/index.html"));
        publish("a.html", "two");
        assertFalse(Files.exists(site().resolve("learn")));
    }

    @Test
    void aPublicationThatFailsLosesNothing() throws IOException {
        publish("a.html", "one");
        try (Publication publication = begin().orElseThrow()) {
            Folder.delete(publication.staging());
            assertThrows(IOException.class, () -> publish(publication, new Diagnostics()));
        }
        assertEquals("one", Files.readString(site().resolve("a.html")));
    }

    @Test
    void aSiteLeftBehindIsMendedBeforeAnythingElse() throws IOException {
        publish("a.html", "one");
        Path work = Files.createDirectories(folder.resolve(".site.galley"));
        Files.move(site(), work.resolve("old"));
        Publication.mend(site());
        assertEquals("one", Files.readString(site().resolve("a.html")));
        assertEquals(List.of("site"), names(folder));
    }

    @Test
    void aFolderOfOthersIsNotTaken() throws IOException {
        Files.createDirectories(site());
        Files.writeString(site().resolve("thesis.txt"), "x");
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(Publication.begin(site(), diagnostics).isEmpty());
        assertEquals(
                "Expected a site with a manifest-sha256.txt or an empty folder, but found files without one.",
                diagnostics.list().get(0).message());
        assertEquals(List.of("thesis.txt"), Folder.files(site()));
    }

    @Test
    void anEmptyFolderIsTaken() throws IOException {
        Files.createDirectories(site());
        publish("a.html", "one");
        assertEquals("one", Files.readString(site().resolve("a.html")));
    }

    @Test
    void aLinkToTheSiteStaysALink() throws IOException {
        publish("a.html", "one");
        Path real = Files.move(site(), folder.resolve("real"));
        Files.createSymbolicLink(site(), real);
        publish("a.html", "two");
        assertTrue(Files.isSymbolicLink(site()));
        assertEquals("two", Files.readString(real.resolve("a.html")));
    }

    @Test
    void twoBuildsAtOnceDoNotMeet() throws IOException {
        try (Publication first = begin().orElseThrow()) {
            Diagnostics diagnostics = new Diagnostics();
            assertTrue(Publication.begin(site(), diagnostics).isEmpty());
            assertEquals(
                    "Expected to write this site alone, but another build is writing it; wait until it ends.",
                    diagnostics.list().get(0).message());
            Files.writeString(first.staging().resolve("a.html"), "one");
            publish(first, new Diagnostics());
        }
        assertEquals("one", Files.readString(site().resolve("a.html")));
    }

    /** In a preview, the program lives on, and builds again. */
    @Test
    void aBeginningThatFailsLeavesTheSiteToTheNextBuild() throws IOException {
        Files.createDirectories(site());
        Path manifest = site().resolve(Manifest.NAME);
        try (FileChannel huge = FileChannel.open(
                manifest, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE)) {
            huge.write(ByteBuffer.allocate(1), 1L << 32);
        }
        assertThrows(OutOfMemoryError.class, this::begin);
        Files.delete(manifest);
        publish("a.html", "one");
        assertEquals("one", Files.readString(site().resolve("a.html")));
    }

    /** A program that ended between the two renames left the old site in the working folder. */
    @Test
    void anInterruptedSwapIsMended() throws IOException {
        publish("a.html", "one");
        Path work = folder.resolve(".site.galley");
        Files.createDirectories(work.resolve("new"));
        Files.move(site(), work.resolve("old"));
        begin().orElseThrow().close();
        assertEquals("one", Files.readString(site().resolve("a.html")));
    }

    /** As long as the site is away, a link to it leads nowhere. */
    @Test
    void anInterruptedSwapBehindALinkIsMended() throws IOException {
        Path real = Files.createDirectories(folder.resolve("elsewhere")).resolve("real");
        Files.createSymbolicLink(site(), Path.of("elsewhere/real"));
        publish("a.html", "one");
        Path work = Files.createDirectories(folder.resolve("elsewhere/.real.galley"));
        Files.move(real, work.resolve("old"));
        Publication.mend(site());
        assertTrue(Files.isSymbolicLink(site()));
        assertEquals("one", Files.readString(real.resolve("a.html")));
        assertEquals(List.of("real"), names(folder.resolve("elsewhere")), "no working folder is left");
    }

    @Test
    void linksInACircleAreRefusedByTheSystem() throws IOException {
        Files.createSymbolicLink(site(), Path.of("other"));
        Files.createSymbolicLink(folder.resolve("other"), Path.of("site"));
        assertThrows(IOException.class, this::begin);
        assertTrue(Files.isSymbolicLink(site()));
    }

    @Test
    void theManifestNamesEveryFileButItself() throws IOException {
        Publication.Published published = publish("a.html", "one");
        assertEquals(
                "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed  a.html\n",
                Files.readString(site().resolve(Manifest.NAME)));
        assertEquals(Optional.of(published.manifest()), Manifest.read(site()));
    }

    private Publication.Published publish(String name, String text) throws IOException {
        try (Publication publication = begin().orElseThrow()) {
            Files.writeString(publication.staging().resolve(name), text);
            return publish(publication, new Diagnostics()).orElseThrow();
        }
    }

    /** Only who knows that nothing came or went there may say so: this one says what is not true. */
    @Test
    void foldersThatAreSaidToBeAsTheyWereAreNotLookedInto() throws IOException {
        for (Set<String> unsettled : List.of(Set.<String>of(), Set.of("learn/deep/"))) {
            publishDeep((site, own) -> Optional.of(Set.of()));
            for (String path : List.of("mine.txt", "my/deep/mine.txt", "learn/deep/mine.txt")) {
                Files.createDirectories(site().resolve(path).getParent());
                Files.writeString(site().resolve(path), "mine");
            }
            List<String> found = new ArrayList<>(List.of("mine.txt", "my/deep/mine.txt"));
            unsettled.forEach(folder -> found.add(0, folder + "mine.txt"));
            assertEquals(
                    found, publishDeep((site, own) -> Optional.of(unsettled)).foreign());
        }
    }

    /** It comes to a folder that was looked at, or came to it while it was. */
    @Test
    void filesThatComeUntilTheSitesChangePlacesAreKept() throws IOException {
        publishDeep((site, own) -> Optional.of(Set.of()));
        Files.writeString(site().resolve("mine.txt"), "mine");
        List<Path> looked = new ArrayList<>();
        Publication.Folders folders = (site, own) -> {
            looked.add(site);
            writeLate(site.resolve(looked.size() == 1 ? "learn/deep/mine.txt" : "mine.txt"));
            return Optional.of(looked.size() == 1 ? Set.of() : Set.of("learn/deep/"));
        };
        assertEquals(
                List.of("learn/deep/mine.txt", "mine.txt"), publishDeep(folders).foreign());
        assertEquals("late", Files.readString(site().resolve("learn/deep/mine.txt")));
        assertEquals("late", Files.readString(site().resolve("mine.txt")));
        assertEquals(2, Set.copyOf(looked).size());
    }

    @Test
    void aSiteThatIsDeletedUntilTheSitesChangePlacesStopsNobody() throws IOException {
        publishDeep((site, own) -> Optional.of(Set.of()));
        Publication.Published published = publishDeep(new Publication.Folders() {
            @Override
            public Optional<Set<String>> unsettled(Path site, Set<String> own) {
                return Optional.of(Set.of());
            }

            @Override
            public void takePlace(Set<String> foreign) {
                Folder.deleted(site());
            }
        });
        assertFalse(published.anotherWaits());
        assertEquals("one", Files.readString(site().resolve("learn/deep/index.html")));
        assertEquals(List.of("site"), names(folder));
    }

    @Test
    void whatComesLateAndCannotBeKeptStaysInTheOldSite() throws IOException {
        publishDeep((site, own) -> Optional.of(Set.of()));
        Diagnostics diagnostics = new Diagnostics();
        List<Path> looked = new ArrayList<>();
        try (Publication publication = begin().orElseThrow()) {
            Files.writeString(publication.staging().resolve("new.html"), "theirs");
            Publication.Folders folders = (site, own) -> {
                looked.add(site);
                if (looked.size() == 2) {
                    writeLate(site.resolve("new.html"));
                }
                return Optional.of(Set.of());
            };
            assertTrue(publication
                    .publish(Manifest.of(publication.staging()), Optional.empty(), folders, diagnostics)
                    .isPresent());
        }
        Path aside = folder.resolve("site.old-1");
        assertEquals(aside.toString(), diagnostics.list().get(0).place().file());
        assertEquals("late", Files.readString(aside.resolve("new.html")));
        assertEquals("theirs", Files.readString(site().resolve("new.html")));
        assertEquals(List.of("site", "site.old-1"), names(folder));
    }

    private static void writeLate(Path file) {
        try {
            Files.writeString(file, "late");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Publication.Published publishDeep(Publication.Folders folders) throws IOException {
        try (Publication publication = begin().orElseThrow()) {
            Files.createDirectories(publication.staging().resolve("learn/deep"));
            Files.writeString(publication.staging().resolve("learn/deep/index.html"), "one");
            return publication
                    .publish(Manifest.of(publication.staging()), Optional.empty(), folders, new Diagnostics())
                    .orElseThrow();
        }
    }

    private static Optional<Publication.Published> publish(Publication publication, Diagnostics diagnostics)
            throws IOException {
        return publication.publish(
                Manifest.of(publication.staging()), Optional.empty(), (site, own) -> Optional.empty(), diagnostics);
    }

    /** What is being deleted is no site any more. */
    @Test
    void aSiteOfWhichAPartIsLeftIsNotBroughtBack() throws IOException {
        Path part = Files.createDirectories(folder.resolve(".site.galley/gone-1"));
        Files.writeString(part.resolve("a.html"), "half");
        Publication.mend(site());
        assertFalse(Files.exists(site()));
        publish("b.html", "two");
        assertEquals(List.of("site"), names(folder));
    }

    /** A program under another mask was killed. */
    @Test
    void aWorkingFolderThatIsLeftHasTheRightsOfANewOne() throws IOException {
        Path work = Files.createDirectories(folder.resolve(".site.galley"));
        Assumptions.assumeTrue(Files.getFileStore(work).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(work, PosixFilePermissions.fromString("rwx------"));
        try (Publication publication = begin().orElseThrow()) {
            assertEquals(
                    Files.getAttribute(publication.staging(), "unix:mode"),
                    Files.getAttribute(publication.staging().getParent(), "unix:mode"));
        }
        assertEquals(List.of(), names(folder));
    }

    private Optional<Publication> begin() throws IOException {
        return Publication.begin(site(), new Diagnostics());
    }

    private Path site() {
        return folder.resolve("site");
    }

    private static List<String> names(Path folder) throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
