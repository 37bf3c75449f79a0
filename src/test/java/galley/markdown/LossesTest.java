package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LossesTest {

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

    private static long depthFaults(String content) {
        return Samples.faults(content).stream()
                .filter(fault -> fault.startsWith("markdown-depth"))
                .count();
    }
}
