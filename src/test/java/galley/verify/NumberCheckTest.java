package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Claim;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.lesson.Value;
import galley.text.SourceText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NumberCheckTest {
    private static List<String> found(String content, List<Claim> claims) {
        LessonRecord record = new LessonRecord(
                SourceText.of("a.json", "{}"),
                new Value.Members(Map.of(), CompanionCheckTest.PLACE),
                SourceText.of("a.json", content),
                List.of(new Section("section-1", "One", 0, content.length(), CompanionCheckTest.PLACE)),
                List.of());
        Diagnostics diagnostics = new Diagnostics();
        NumberCheck.check(new Companion(List.of(), List.of(), List.of(), List.of(), claims), record, diagnostics);
        return diagnostics.list().stream()
                .map(note -> note.place().position().line() + ":"
                        + note.place().position().column() + " "
                        + note.place().span().of(content))
                .toList();
    }

    private static Claim claim(String quote) {
        return new Claim(
                CompanionCheckTest.binding("message-time", "One", Map.of("payload", CompanionCheckTest.word("1 MB"))),
                CompanionCheckTest.word(quote),
                CompanionCheckTest.word("45 μs"),
                CompanionCheckTest.word("total"));
    }

    @Test
    void notesEveryQuantityOfTheProseWithItsPlace() {
        assertEquals(
                List.of("1:3 5 μs", "1:9 25 GB/s", "2:1 64KiB", "2:8 50 %", "2:15 0.04 us"),
                found("A 5 μs, 25 GB/s.\n64KiB, 50 %, (0.04 us)\n", List.of()));
    }

    @Test
    void aClaimBindsItsValueInItsQuoteAndItsInputsInItsSection() {
        String content = "1 MB takes 45 μs. Again 1 MB and 45 μs, or 45.0 μs.";
        assertEquals(List.of("1:34 45 μs", "1:44 45.0 μs"), found(content, List.of(claim("1 MB takes 45 μs"))));
    }

    @Test
    void passesOverWhatIsNoQuantityAndWhatIsNoProse() {
        String content = """
                Section 5, 8 ranks, 3 dB, 1,5 s, 5 sides, v1.2 s, x5 s, 5 m/s.
                `1 MB` and ``2 `MB` 3 MB``

                ```
                4 MB
                ```

                $$
                T = 5 s
                $$

                [text](https://a.example/5%20s) https://a.example/6%s
                """;
        assertEquals(List.of(), found(content, List.of()));
    }
}
