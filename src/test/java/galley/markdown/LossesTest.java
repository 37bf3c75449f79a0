package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import galley.diagnostic.TextReport;
import galley.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class LossesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/galley/markdown/losses.txt");

    @Test
    void aGoodLessonLosesNothing() {
        assertEquals(List.of(), Samples.faults(Samples.resource("lesson.md")));
    }

    @Test
    void nestingBeyondTheLimitIsReportedOnce() {
        assertEquals(1, depthFaults(">".repeat(150) + " a\n\n" + ">".repeat(120) + " b\n"));
    }

    @Test
    void deepInlinesAreReported() {
        String content = "![".repeat(150) + "b" + "](u)".repeat(150) + "\n";

        assertEquals(1, depthFaults(content));
        assertEquals(0, depthFaults(content.substring(2 * 100, content.length() - 4 * 100)));
    }

    @Test
    void ordinaryNestingIsSilent() {
        assertEquals(List.of(), Samples.faults(">".repeat(50) + " a\n"));
    }

    @Test
    void wordsBehindAFenceAreReported() {
        assertEquals(
                List.of("markdown-hidden ```java a note\nx\n```"),
                Samples.faults("```java a note\nx\n```\n\n```java\ny\n```\n"));
    }

    @Test
    void reportsSayWhatIsLostAndWhatToDo() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        SourceText content = SourceText.of("losses.md", Samples.resource("losses.md"));
        new MarkdownParser(false).parse(content, diagnostics);
        StringBuilder report = new StringBuilder();
        diagnostics.list().forEach(diagnostic -> report.append(TextReport.of(diagnostic)));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(GOLDEN, report);
        }

        assertEquals(Files.readString(GOLDEN), report.toString());
    }

    private static long depthFaults(String content) {
        return Samples.faults(content).stream()
                .filter(fault -> fault.startsWith("markdown-depth"))
                .count();
    }
}
