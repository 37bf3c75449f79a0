package galley.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WordDiffTest {
    private static String marked(String before, String now) {
        return new WordDiff()
                .parts(before, now).stream()
                        .map(part -> switch (part.kind()) {
                            case KEPT -> part.text();
                            case DELETED -> "[-" + part.text() + "-]";
                            case INSERTED -> "{+" + part.text() + "+}";
                        })
                        .collect(Collectors.joining());
    }

    @Test
    void marksTheWordsThatDiffer() {
        assertEquals(
                "giving about [-45-]{+46+} μs total", marked("giving about 45 μs total", "giving about 46 μs total"));
        assertEquals("a{+, b+} and c", marked("a and c", "a, b and c"));
        assertEquals("same", marked("same", "same"));
        assertEquals("{+new+}", marked("", "new"));
        assertEquals("[-old-]", marked("old", ""));
        assertEquals("", marked("", ""));
    }

    @Test
    void aNumberIsOnePiece() {
        assertEquals("[-5.04-]{+5.14+} μs", marked("5.04 μs", "5.14 μs"));
    }

    @Test
    void changesWithASpaceBetweenThemAreOne() {
        assertEquals("[-one two-]{+three four+} five", marked("one two five", "three four five"));
    }

    @Test
    void spacesCount() {
        assertEquals("a[-  -]{+ +}b", marked("a  b", "a b"));
        assertEquals("5[- -]{+\u00A0+}μs", marked("5 μs", "5\u00A0μs"));
    }

    @Test
    void thePartsAreBothTexts() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            String before = text(random, random.nextInt(60));
            String now = random.nextBoolean() ? text(random, random.nextInt(60)) : edited(before, random);
            holds(before, now);
        }
    }

    @Test
    void longTextsAreComparedInTime() {
        Random random = new Random(8);
        String words = random.ints(400_000, 0, 100_000).mapToObj(n -> "w" + n).collect(Collectors.joining(" "));
        String others = random.ints(400_000, 0, 100_000).mapToObj(n -> "w" + n).collect(Collectors.joining(" "));
        String lines = words.replace(' ', '\n');
        assertTimeout(Duration.ofSeconds(30), () -> {
            holds(words, others);
            holds(lines, others.replace(' ', '\n'));
            holds("a b ".repeat(200_000), "b a ".repeat(200_000));
            holds("x y\n".repeat(100_000), "y z\n".repeat(100_000));
        });
    }

    private static void holds(String before, String now) {
        List<TextPart> parts = new WordDiff().parts(before, now);
        assertEquals(before, TextPart.before(parts));
        assertEquals(now, TextPart.now(parts));
    }

    private static String text(Random random, int length) {
        String[] pieces = {"a", "b", "ab", " ", "  ", "\n", ".", ",", "5", "5.0", "μs", "𝛼", "$$", "\uD835", "\u00A0"};
        return random.ints(length, 0, pieces.length).mapToObj(i -> pieces[i]).collect(Collectors.joining());
    }

    private static String edited(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        int end = at + random.nextInt(text.length() - at + 1);
        return text.substring(0, at) + text(random, 3) + text.substring(end);
    }
}
