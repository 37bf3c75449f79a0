package galley.publication;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
            assertTrue(
                    publication.publish(Map.of(), Optional.empty(), diagnostics).isEmpty());
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
            assertTrue(
                    publication.publish(Map.of(), Optional.empty(), diagnostics).isEmpty());
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

    @Test
    void foldersThatOnlyHeldOurFilesGoWithThem() throws IOException {
        try (Publication publication = begin().orElseThrow()) {
            Files.createDirectories(publication.staging().resolve("learn/deep"));
            Files.writeString(publication.staging().resolve("learn/deep/index.html"), "one");
            assertTrue(publication
                    .publish(Map.of(), Optional.empty(), new Diagnostics())
                    .isPresent());
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
            assertThrows(IOException.class, () -> publication.publish(Map.of(), Optional.empty(), new Diagnostics()));
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
            first.publish(Map.of(), Optional.empty(), new Diagnostics());
        }
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
            return publication
                    .publish(Map.of(), Optional.empty(), new Diagnostics())
                    .orElseThrow();
        }
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
