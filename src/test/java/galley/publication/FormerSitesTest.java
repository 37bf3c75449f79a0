package galley.publication;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormerSitesTest {
    private static final Set<String> DEEP = Set.of("index.html", "learn/deep/index.html");

    @TempDir
    Path folder;

    @Test
    void theFormerSiteIsWhereTheNextOneBegins() throws IOException {
        publish("a.html", "one");
        assertEquals(List.of("site"), names(), "there was no site before");
        publish("b.html", "two");
        assertEquals(List.of("a.html", Manifest.NAME), Folder.files(first()));
        publish("c.html", "three");
        assertEquals(List.of("a.html", "c.html", Manifest.NAME), Folder.files(site()), "the caller clears it up");
        assertEquals(List.of("b.html", Manifest.NAME), Folder.files(first()));
        assertEquals(List.of("former-site", "site"), names());
    }

    @Test
    void whatIsNoFormerSiteIsLeftAlone() throws IOException {
        for (Path other : List.of(first(), second())) {
            Files.createDirectories(other);
            Files.writeString(other.resolve("thesis.txt"), "x");
        }
        publish("a.html", "one");
        publish("b.html", "two");
        new FormerSites(folder).clear();
        for (Path other : List.of(first(), second())) {
            assertEquals(List.of("thesis.txt"), Folder.files(other));
        }
        assertEquals(List.of("b.html", Manifest.NAME), Folder.files(site()));
    }

    @Test
    void whatIsNoFormerSiteTakesThePlaceOfNone() throws IOException {
        Files.writeString(first(), "mine");
        publish("a.html", "one");
        publish("b.html", "two");
        assertEquals(List.of("a.html", Manifest.NAME), Folder.files(second()));
        publish("c.html", "three");
        assertEquals(List.of("a.html", "c.html", Manifest.NAME), Folder.files(site()));
        assertEquals(List.of("b.html", Manifest.NAME), Folder.files(second()));
        assertEquals("mine", Files.readString(first()));
    }

    @Test
    void formerSitesAreKeptWhenABuildFails() throws IOException {
        publishDeep(2);
        begin().close();
        assertEquals(List.of("former-site", "former-site-2", "site"), names());
        new FormerSites(folder).clear();
        assertEquals(List.of("site"), names());
    }

    @Test
    void aSignatureOfAFormerSiteIsNotKept() throws IOException {
        for (boolean signed : List.of(true, true, false)) {
            try (Publication publication = begin()) {
                Files.writeString(publication.staging().resolve("a.html"), "one");
                publish(publication, signed ? Optional.of(text -> "signed") : Optional.empty());
            }
        }
        assertEquals(List.of("a.html", Manifest.NAME), Folder.files(site()));
    }

    @Test
    void sparesAreOfTheSameFiles() throws IOException {
        assertEquals(2, publishDeep(2));
        for (Path spare : List.of(first(), second())) {
            assertEquals(List.of("index.html", "learn/deep/index.html", Manifest.NAME), Folder.files(spare));
            for (String file : DEEP) {
                assertTrue(Files.isSameFile(site().resolve(file), spare.resolve(file)));
            }
        }
        assertEquals(List.of("former-site", "former-site-2", "site"), names());
    }

    @Test
    void noMoreSparesAreMadeThanAreMissing() throws IOException {
        assertEquals(0, publishDeep(0));
        assertEquals(0, publishDeep(1), "the site that was replaced waits");
        assertEquals(1, publishDeep(2));
        assertEquals(0, publishDeep(2));
        Folder.delete(site());
        assertEquals(0, publishDeep(1), "the other one waits still");
        Folder.delete(site());
        assertEquals(1, publishDeep(1));
    }

    /** It is less old than the other. */
    @Test
    void whatCameLastGoesFirst() throws IOException {
        publishDeep(2);
        publish("a.html", "one");
        publish("b.html", "two");
        assertFalse(Files.exists(site().resolve("a.html")));
        assertTrue(Files.exists(second().resolve("a.html")));
        Folder.delete(site());
        publish("c.html", "three");
        assertTrue(Files.exists(site().resolve("a.html")));
        Folder.delete(site());
        publish("d.html", "four");
        assertEquals(List.of("d.html", "index.html", "learn/deep/index.html", Manifest.NAME), Folder.files(site()));
        assertEquals(List.of("site"), names());
    }

    @Test
    void noSparesAreLeftOfWhatIsNoSiteYet() throws IOException {
        try (Publication publication = begin()) {
            assertEquals(List.of(), publication.leaveSpares(DEEP, 1));
        }
        assertEquals(List.of(), names());
    }

    @Test
    void aSpareThatCannotBeMadeLeavesNothing() throws IOException {
        try (Publication publication = begin()) {
            Set<String> files = new TreeSet<>(Set.of("aa/gone.html"));
            for (int i = 0; i < 200; i++) {
                Path file = publication.staging().resolve("a" + i + "/a.html");
                Files.createDirectories(file.getParent());
                Files.writeString(file, "one");
                files.add("a" + i + "/a.html");
            }
            publish(publication, Optional.empty());
            assertEquals(List.of(), publication.leaveSpares(files, 2));
        }
        assertEquals(List.of("site"), names());
        assertEquals(201, Folder.files(site()).size());
    }

    /** Its program was killed: it is neither a site nor what the next one begins with. */
    @Test
    void aSpareThatWasBegunIsNoSite() throws IOException {
        for (int i = 1; i <= FormerSites.MOST; i++) {
            Path begun = Files.createDirectories(folder.resolve(".site.galley/spare-" + i + "/deep"));
            Files.writeString(begun.resolve("a.html"), "half");
        }
        Publication.mend(site());
        assertFalse(Files.exists(site()));
        publish("b.html", "two");
        assertEquals(List.of("site"), names());
        assertEquals(List.of("b.html", Manifest.NAME), Folder.files(site()));
    }

    @Test
    void placesOfFormerSitesAreKnown() throws IOException {
        FormerSites sites = new FormerSites(folder);
        for (Path own : List.of(first(), second(), second().resolve("deep"))) {
            assertTrue(sites.hold(own), own.toString());
        }
        for (Path other : List.of(folder, site(), folder.resolve("former-site-3"))) {
            assertFalse(sites.hold(other), other.toString());
        }
    }

    private int publishDeep(int wanted) throws IOException {
        try (Publication publication = begin()) {
            Files.createDirectories(publication.staging().resolve("learn/deep"));
            for (String file : DEEP) {
                Files.writeString(publication.staging().resolve(file), file);
            }
            publish(publication, Optional.empty());
            return publication.leaveSpares(DEEP, wanted).size();
        }
    }

    private void publish(String name, String text) throws IOException {
        try (Publication publication = begin()) {
            Files.writeString(publication.staging().resolve(name), text);
            publish(publication, Optional.empty());
        }
    }

    private static void publish(Publication publication, Optional<UnaryOperator<String>> signer) throws IOException {
        assertTrue(publication
                .publish(Manifest.of(publication.staging()), signer, (site, own) -> Optional.empty(), new Diagnostics())
                .isPresent());
    }

    private Publication begin() throws IOException {
        return Publication.begin(
                        site(), Optional.of(new FormerSites(folder)), Publication.Owner.PUBLISHER, new Diagnostics())
                .orElseThrow();
    }

    private Path site() {
        return folder.resolve("site");
    }

    private Path first() {
        return folder.resolve("former-site");
    }

    private Path second() {
        return folder.resolve("former-site-2");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
