package galley.revision;

import static galley.revision.Lessons.changes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ChangesTest {
    private static final String TEXT =
            "# Lesson\n\nLead.\n\n## Time\n\nIt takes 45 μs.\n\n## Sources\n\n[A](https://a.example/)\n";

    @Test
    void aLessonDoesNotDifferFromItself() {
        Changes changes = changes(TEXT, TEXT);
        assertTrue(changes.isEmpty());
        assertEquals("no differences", changes.summary());
        assertEquals(3, changes.sections().size());
    }

    @Test
    void countsAnEditedSectionAndItsNumber() {
        Changes changes = changes(TEXT, TEXT.replace("45", "46"));
        assertEquals("1 section edited, 1 number changed (45 μs → 46 μs)", changes.summary());
        assertFalse(changes.isEmpty());
    }

    @Test
    void aNewSectionRenumbersTheOthersAndLeavesThemKept() {
        Changes changes = changes(TEXT, TEXT.replace("## Time", "## Steps\n\nFirst, send.\n\n## Time"));
        assertEquals("1 section added, 2 section ids changed", changes.summary());
        assertTrue(changes.numbers().isEmpty());
    }

    @Test
    void aSectionThatIsGoneComesLast() {
        Changes changes = changes(TEXT, TEXT.replace("## Time\n\nIt takes 45 μs.\n\n", ""));
        assertEquals("1 section removed, 1 section id changed", changes.summary());
        assertTrue(changes.sections().get(2) instanceof SectionChange.Removed);
    }

    @Test
    void anotherTitleOverTheSameTextIsARename() {
        assertEquals(
                "1 section renamed",
                changes(TEXT, TEXT.replace("## Time", "## Duration")).summary());
    }

    @Test
    void anotherLevelIsAnEdit() {
        assertEquals(
                "1 section edited",
                changes(TEXT, TEXT.replace("## Time", "### Time")).summary());
    }

    @Test
    void theTextBeforeTheFirstHeadingIsCompared() {
        assertEquals(
                "1 section edited",
                changes("Old words.\n\n# A\n", "New words.\n\n# A\n").summary());
        assertEquals("1 section added", changes("# A\n", "New.\n\n# A\n").summary());
    }

    @Test
    void linksAndFormulasComeAndGo() {
        Changes changes = changes(TEXT, TEXT.replace("a.example", "b.example") + "\n$$\nT = 1\n$$\n");
        assertEquals(
                List.of(new LinkText("A", "https://b.example/")),
                changes.links().added());
        assertEquals(
                List.of(new LinkText("A", "https://a.example/")),
                changes.links().gone());
        assertEquals(List.of("T = 1"), changes.formulas().added());
    }

    @Test
    void membersDifferByTheirValues() {
        SealedLesson before = SealedLesson.of(TEXT).text("topic", "Links").json("related", "[1,  \"a\"]");
        SealedLesson now = SealedLesson.of(TEXT)
                .text("title", "B")
                .json("related", "[1, \"a\"]")
                .json("note", "{\"name\": null, \"is\": true}");
        Changes changes = Changes.between(Lessons.of(before), Lessons.of(now));
        assertEquals(
                List.of(
                        new MemberChange("title", Optional.of("\"A lesson\""), Optional.of("\"B\"")),
                        new MemberChange("note", Optional.empty(), Optional.of("{\"name\": null, \"is\": true}")),
                        new MemberChange("topic", Optional.of("\"Links\""), Optional.empty())),
                changes.members());
        assertEquals("3 members changed (title, note, topic)", changes.summary());
    }

    @Test
    void shuffledSectionsAreMovesAndTheContentIsKept() {
        Random random = new Random(11);
        for (int round = 0; round < 60; round++) {
            List<String> sections = new ArrayList<>();
            for (int i = 0; i < 2 + random.nextInt(9); i++) {
                sections.add(
                        "## Part " + (random.nextInt(4) == 0 ? "x" : i) + "\n\nText " + i + " of " + round + ".\n\n");
            }
            String before = String.join("", sections);
            Collections.shuffle(sections, random);
            String now = String.join("", sections);
            Changes changes = changes(before, now);
            assertEquals(before.equals(now), changes.summary().equals("no differences"), changes.summary());
            assertEquals(!before.equals(now), changes.summary().contains(" moved"), changes.summary());
            assertFalse(changes.summary().matches(".*(edited|added|removed|number).*"), changes.summary());
            assertEquals(
                    now, changes.sections().stream().map(ChangesTest::nowOf).collect(Collectors.joining()));
        }
    }

    @Test
    void hostileLessonsAreComparedInTime() {
        String before = sections(3_000, "old");
        String now = sections(3_000, "new");
        assertTimeout(Duration.ofSeconds(30), () -> changes(before, now).summary());
        String numbers = "1 2 3 4 5 6 7 8 9 ".repeat(20_000);
        assertTimeout(
                Duration.ofSeconds(30),
                () -> changes("# A\n\n" + numbers, "# A\n\n9 " + numbers).summary());
    }

    private static String sections(int count, String word) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < count; i++) {
            out.append("## ")
                    .append(word)
                    .append(i)
                    .append("\n\n")
                    .append((word + i + " ").repeat(60))
                    .append("\n\n");
        }
        return out.toString();
    }

    private static String nowOf(SectionChange change) {
        return ((SectionChange.Matched) change).now().text();
    }
}
