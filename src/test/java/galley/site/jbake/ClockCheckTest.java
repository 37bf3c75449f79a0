package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClockCheckTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"${.now}", "${ .now?long }", "<#assign t = .now>", "<#if (.now?date)??></#if>"})
    void refusesTheClock(String use) throws IOException {
        String report = bake(use);
        assertTrue(
                report.startsWith("templates/lesson.ftlh:1:" + (use.indexOf(".now") + 1) + ": error[template]: "),
                report);
        assertTrue(report.contains("  | " + " ".repeat(use.indexOf(".now")) + "^^^^\n"), report);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a .now {}", "${lesson.now}", "${'x'}.now", "${lesson['now']}"})
    void leavesOtherWordsAlone(String text) throws IOException {
        assertEquals("", bake(text));
    }

    @Test
    void looksIntoEveryTemplate() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "x")
                .template("sub/unused.ftlx", "\n${.now}")
                .lesson("a.html", Map.of());
        assertTrue(fixture.bake().startsWith("templates/sub/unused.ftlx:2:3: error[template]: "));
    }

    private String bake(String template) throws IOException {
        return new BakeFixture(folder)
                .template("lesson.ftlh", template)
                .lesson("a.html", Map.of("now", "x"))
                .bake();
    }
}
