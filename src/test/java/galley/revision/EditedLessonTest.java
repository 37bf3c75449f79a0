package galley.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever is done to a lesson, comparing gives changes from which both contents can be read again. */
class EditedLessonTest {
    private static final Revision LESSON = Lessons.resource("board-link-1.0.0.json");
    private static final List<String> PIECES = List.of(
            "## New\n\n",
            "## Cable\n\n",
            "\n\n",
            "45 μs",
            "1. ",
            "$$\nx\n$$\n",
            "[a](b)",
            "word ",
            "\r\n",
            "---\n",
            "# ",
            "𝛼");

    @Test
    void anyEditIsFoundAndNothingIsLost() {
        Random random = new Random(23);
        String content = LESSON.record().content().text();
        for (int round = 0; round < 150; round++) {
            String edited = edited(content, random);
            holds(LESSON, Lessons.of(edited));
        }
    }

    @Test
    void anyTruncationIsCompared() {
        String content = LESSON.record().content().text();
        for (int length = 0; length < content.length(); length += 7) {
            holds(LESSON, Lessons.of(content.substring(0, length)));
        }
    }

    private static void holds(Revision before, Revision now) {
        Changes changes = Changes.between(before, now);
        StringBuilder present = new StringBuilder();
        List<SectionText> old = new ArrayList<>();
        for (SectionChange change : changes.sections()) {
            if (change instanceof SectionChange.Added added) {
                present.append(added.now().text());
            } else if (change instanceof SectionChange.Removed removed) {
                old.add(removed.before());
            } else if (change instanceof SectionChange.Matched matched) {
                assertEquals(matched.now().text(), TextPart.now(matched.parts()));
                assertEquals(matched.before().text(), TextPart.before(matched.parts()));
                present.append(matched.now().text());
                old.add(matched.before());
            }
        }
        assertEquals(now.record().content().text(), present.toString());
        assertTrue(old.containsAll(before.sections()));
        assertEquals(before.sections().size(), old.size());
        assertTrue(Changes.between(now, now).isEmpty());
        assertEquals(changes.summary(), Changes.between(before, now).summary());
    }

    private static String edited(String content, Random random) {
        String text = content;
        for (int i = 0; i <= random.nextInt(4); i++) {
            int at = text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length()) + 1));
            int end = text.offsetByCodePoints(
                    at, random.nextInt(Math.min(40, text.codePointCount(at, text.length())) + 1));
            text = text.substring(0, at) + PIECES.get(random.nextInt(PIECES.size())) + text.substring(end);
        }
        return text;
    }
}
