package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.site.PlannedPage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderCheckTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"../a.html", "a/../../b.html", "/a.html", "C:/a.html", "a\\b.html", "con", "a//b", ""})
    void refusesAPathThatLeadsOut(String path) throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").page(path, "lesson", Map.of());
        String report = fixture.bake();
        assertTrue(
                report.contains("error[output]: The path \"" + path + "\" is none that every system can hold."),
                report);
        assertEquals(
                Set.of("templates/jbake.properties", "templates/lesson.ftlh"),
                BakeFixture.tree(folder).keySet());
    }

    @Test
    void refusesTwoPagesAtOnePath() throws IOException {
        assertEquals("a.html: error[path-clash]: Two pages claim the path a.html.\n", clash("a.html", "a.html"));
        assertEquals(
                "A.html: error[path-clash]: Two pages claim the path a.html (or A.html).\n", clash("a.html", "A.html"));
    }

    @Test
    void refusesAPageBelowAPage() throws IOException {
        assertEquals(
                "a/b: error[path-clash]: Expected a folder at a, below which a/b lies, but it is a page.\n",
                clash("a/b", "a"));
    }

    @Test
    void refusesTwoPagesFromOneFile() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a.html", Map.of());
        Path again = folder.resolve("content/../content/lesson-0.json");
        fixture.pages.add(new PlannedPage("b.html", "lesson", Optional.of(again), Map.of()));
        assertEquals(
                "content/../content/lesson-0.json: error[path-clash]: Expected a file for each page, but a.html and b.html come from one.\n",
                fixture.bake());
    }

    @ParameterizedTest
    @ValueSource(strings = {"site", "path", "a-b", "", "Lesson", "content"})
    void refusesATypeThatCannotNameAModel(String type) throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").page("a.html", type, Map.of());
        assertEquals(
                "a.html: error[template]: The page type \"" + type
                        + "\" cannot be the name of its model in a template.\n",
                fixture.bake());
    }

    private String clash(String one, String other) throws IOException {
        return new BakeFixture(folder)
                .template("lesson.ftlh", "x")
                .page(one, "lesson", Map.of())
                .page(other, "lesson", Map.of())
                .bake();
    }
}
