package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.site.PlannedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageCrawlerTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"a.txt", "a", "a.html", "a.markdown", "a.adoc", "a.yaml"})
    void reportsASourceThatNoParserOfOursTakes(String name) throws IOException {
        BakeFixture fixture = new BakeFixture(folder).template("lesson.ftlh", "x");
        Path source = folder.resolve("content").resolve(name);
        Files.writeString(source, "title=x\ntype=lesson\nstatus=published\n~~~~~~\nx");
        fixture.pages.add(new PlannedPage("a.html", "lesson", Optional.of(source), Map.of()));
        String report = fixture.bake();
        assertTrue(report.startsWith("content/" + name + ": error[output]: JBake's parser for"), report);
        assertEquals(Map.of(), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void aPlannedMarkdownFileIsNoPageOfJBakesOwnParser() throws IOException {
        BakeFixture fixture = new BakeFixture(folder).template("lesson.ftlh", "${lesson.word}");
        Path source = folder.resolve("content/a.md");
        Files.writeString(source, "title=x\ntype=page\nstatus=draft\n~~~~~~\nx");
        fixture.pages.add(new PlannedPage("a.html", "lesson", Optional.of(source), Map.of("word", "ours")));
        assertEquals("", fixture.bake());
        assertEquals(Map.of("a.html", "ours"), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void leavesFilesAloneThatWereNotPlanned() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a.html", Map.of());
        Files.writeString(folder.resolve("content/other.json"), "not planned");
        Files.writeString(folder.resolve("content/other.html"), "not planned");
        assertEquals("", fixture.bake());
        assertEquals(Map.of("a.html", "x"), BakeFixture.tree(folder.resolve("out")));
    }
}
