package galley.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.GoldenFile;
import galley.SealedLesson;
import galley.build.BuildResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RevisionsIT {
    private static final Path CONTENT = Path.of("src/test/resources/galley/revision/lessons");
    private static final String CHANGES = "learn/board-link/v/1.1.0/changes/index.html";
    private static final String OLDER = "learn/board-link/v/1.0.0/index.html";
    private static final String NEWEST = "learn/board-link/index.html";

    @TempDir
    static Path folder;

    private static Path site;

    @BeforeAll
    static void build() throws Exception {
        site = folder.resolve("site");
        assertTrue(BuiltSite.build(CONTENT, site, 2).published().isPresent());
    }

    private static Document page(String path) throws IOException {
        return Jsoup.parse(Files.readString(site.resolve(path)));
    }

    @Test
    void thePageOfAStepIsAsReviewed() throws Exception {
        String page = Files.readString(site.resolve(CHANGES));
        String main = page.substring(page.indexOf("<main"), page.indexOf("</main>"));
        GoldenFile.check("revision/changes.html", main + "</main>\n");
    }

    @Test
    void anOlderRevisionLeadsToTheNewest() throws Exception {
        Document older = page(OLDER);
        assertEquals(
                "This is version 1.0.0. The newest one is version 1.1.0 of 2026-04-15.",
                older.select("main > .notice").text());
        assertEquals(
                "https://lessons.example/learn/board-link/",
                older.select("link[rel=canonical]").attr("href"));
        assertTrue(older.select(".versions").isEmpty());
    }

    @Test
    void theNewestListsTheEarlierOnes() throws Exception {
        Document newest = page(NEWEST);
        assertTrue(newest.select(".notice").isEmpty());
        assertEquals(
                "Version 1.0.0 of 2026-03-01 · what 1.1.0 changed",
                newest.select(".versions li").text());
    }

    @Test
    void everyLinkLeadsToAFileAndEveryFragmentToAnElement() throws Exception {
        for (String path : List.of(CHANGES, OLDER, NEWEST)) {
            for (Element link : page(path).select("a[href]:not([href~=^https?:])")) {
                String[] parts = link.attr("href").split("#", 2);
                Path target = site.resolve(path).resolveSibling(parts[0]).normalize();
                Path file = parts[0].isEmpty()
                        ? site.resolve(path)
                        : Files.isDirectory(target) ? target.resolve("index.html") : target;
                assertTrue(Files.isRegularFile(file), path + " → " + link);
                if (parts.length == 2) {
                    Document there = Jsoup.parse(Files.readString(file));
                    assertFalse(there.select("[id=" + parts[1] + "]").isEmpty(), path + " → " + link);
                }
            }
        }
    }

    @Test
    void everyRevisionIsServedByteForByte() throws Exception {
        assertArrayEquals(
                Files.readAllBytes(CONTENT.resolve("board-link-1.1.0.json")),
                Files.readAllBytes(site.resolve("records/board-link.json")));
        assertArrayEquals(
                Files.readAllBytes(CONTENT.resolve("board-link-1.0.0.json")),
                Files.readAllBytes(site.resolve("records/board-link.v1.0.0.json")));
    }

    @Test
    void indexesListOnlyTheNewest() throws Exception {
        assertEquals(1, page("index.html").select(".lesson-link").size());
        assertFalse(Files.readString(site.resolve("sitemap.xml")).contains("/v/"));
        assertFalse(Files.readString(site.resolve("llms.txt")).contains(".v1"));
    }

    @Test
    void aHistoryThatContradictsItselfIsNotPublished() throws Exception {
        Path content = Files.createDirectory(folder.resolve("content"));
        write(content, "1.0", "2026-03-02");
        write(content, "1.1", "2026-03-01");
        BuildResult result = BuiltSite.build(content, folder.resolve("none"), 1);
        assertTrue(result.published().isEmpty());
        assertEquals(2, result.rejected());
    }

    private static void write(Path content, String version, String date) throws IOException {
        SealedLesson lesson = SealedLesson.of("# A\n").text("version", version).text("revisionDate", date);
        Files.writeString(content.resolve("a-" + version + ".json"), lesson.record());
    }
}
