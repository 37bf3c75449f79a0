package galley.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.text.SourceText;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonSkeletonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A queue",
                "*Stars* and _lines_ and `code`",
                "# Not a heading #",
                "a <b> & [c](d) \\ $5 ~~e~~ | f",
                "1. One",
                "{title}"
            })
    void aTitleStaysTextWhateverItHolds(String title) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        MarkdownDocument document =
                new MarkdownParser(false).parse(SourceText.of("a.md", LessonSkeleton.titled(title)), diagnostics);
        assertEquals(title, document.headings().get(0).title());
        assertTrue(diagnostics.isEmpty(), diagnostics.list().toString());
    }
}
