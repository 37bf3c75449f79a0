package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LossesTest {

    @Test
    void aGoodLessonLosesNothing() {
        assertEquals(List.of(), Samples.faults(Samples.resource("lesson.md")));
    }

    @Test
    void nestingBeyondTheLimitIsReportedOnce() {
        String content = ">".repeat(150) + " a\n\n" + "![".repeat(150) + "b" + "](u)".repeat(150) + "\n";

        assertEquals(
                1,
                Samples.faults(content).stream()
                        .filter(fault -> fault.startsWith("markdown-depth"))
                        .count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"![", "*a "})
    void deepInlinesAreReported(String open) {
        String close = open.equals("![") ? "](u)" : " b*";
        String content = open.repeat(150) + "x" + close.repeat(150);
        boolean deep = Nodes.all(parsed(content), org.commonmark.node.Text.class).stream()
                .anyMatch(text -> Nodes.inlineDepth(text) >= MarkdownParser.DEPTH);

        assertEquals(deep, Samples.faults(content).stream().anyMatch(fault -> fault.startsWith("markdown-depth")));
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

    private static org.commonmark.node.Node parsed(String content) {
        return Samples.parse(content).sections().get(0).blocks().get(0);
    }
}
