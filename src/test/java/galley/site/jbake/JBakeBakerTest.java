package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JBakeBakerTest {
    @TempDir
    Path folder;

    @Test
    void bakesPagesOfSeveralTypes() throws IOException {
        BakeFixture fixture = BakeFixture.ofResources(folder);
        assertEquals("", fixture.bake());
        assertEquals("""
                <!DOCTYPE html>
                <html lang="en">
                <head><title>title &amp; &lt;i&gt;</title><link rel="stylesheet" href="../../../site.css"></head>
                <body class="lesson">
                <p>5773 5.04 TITLE &amp; &lt;I&gt; true</p>
                <p>B: byte/s</p>
                <p>M: byte</p>
                <p>T: s</p>
                <p>α: μs</p>
                <p>ready</p>
                <p>made</p>
                <footer>Galley learn/atlas/adapter/index.html</footer>
                </body>
                </html>
                """, fixture.output("learn/atlas/adapter/index.html"));
        assertTrue(fixture.output("index.html").contains("<a href=\"learn/atlas/adapter/\">adapter</a>"));
        assertTrue(fixture.output("sitemap.xml").contains("<loc>https://example.org/?a=1&amp;b=2</loc>"));
        assertEquals("Sitemap: https://example.org/?a=1&b=2\n", fixture.output("robots.txt"));
        assertEquals(4, BakeFixture.tree(folder.resolve("out")).size());
    }

    /** JBake makes a folder for its pages where it is told to, and beside the templates where it is not. */
    @Test
    void leavesTheSourcesAlone() throws IOException {
        BakeFixture fixture = BakeFixture.ofResources(folder);
        List<Path> before = sources();
        assertEquals("", fixture.bake());
        assertEquals(before, sources());
    }

    private List<Path> sources() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> !path.startsWith(folder.resolve("out")))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void bakesHundredsOfPages() throws IOException {
        BakeFixture fixture = new BakeFixture(folder).template("lesson.ftlh", "<p>${lesson.number}</p>\n");
        for (int i = 0; i < 300; i++) {
            fixture.lesson("learn/" + i + "/index.html", Map.of("number", i));
        }
        assertEquals("", fixture.bake());
        assertEquals("<p>299</p>\n", fixture.output("learn/299/index.html"));
        assertEquals(300, BakeFixture.tree(folder.resolve("out")).size());
    }

    @Test
    void bakesAPageWithoutExtensionAndOneWithDots() throws IOException {
        BakeFixture fixture = new BakeFixture(folder).template("lesson.ftlh", "x");
        fixture.lesson("_headers", Map.of()).lesson("a.b/v1.2/x", Map.of()).lesson("c.d.html", Map.of());
        assertEquals("", fixture.bake());
        assertEquals(
                "[_headers, a.b/v1.2/x, c.d.html]",
                BakeFixture.tree(folder.resolve("out")).keySet().toString());
    }

    @Test
    void reportsAMissingFolder() throws IOException {
        BakeFixture fixture = new BakeFixture(folder);
        Files.delete(folder.resolve("content"));
        assertEquals(
                "content: error[file-unreadable]: Expected the content folder, but there is none.\n", fixture.bake());
    }

    @Test
    void endsWhereAPageCannotBeWritten() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a/b.html", Map.of());
        Files.createDirectories(folder.resolve("out"));
        Files.createFile(folder.resolve("out/a"));
        assertThrows(IOException.class, fixture::bake);
    }

    @Test
    void reportsAnEmptyPage() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "<#-- . -->").lesson("a.html", Map.of());
        assertEquals(
                "templates/lesson.ftlh:1:1: error[template]: The page is empty (page a.html).",
                fixture.bake().lines().findFirst().orElseThrow());
    }
}
