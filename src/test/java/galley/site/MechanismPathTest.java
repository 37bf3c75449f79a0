package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.figure.Stop;
import galley.markdown.InterfaceCard;
import galley.markdown.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MechanismPathTest {
    private static final InterfaceCard LOCAL =
            new InterfaceCard("Local memory", "input", "Registered host or supported buffers");
    private static final InterfaceCard SENT = new InterfaceCard("Network packets", "output", "Traffic");
    private static final InterfaceCard RECEIVED = new InterfaceCard("Received packets", "input", "Responses");
    private static final String READS = "The adapter reads data and transmits packets.";
    private static final String PLACES = "The remote adapter places data into supported buffers.";

    private static List<Step> steps(String... texts) {
        List<Step> steps = new ArrayList<>();
        for (String text : texts) {
            steps.add(new Step(steps.size() + 1, text));
        }
        return steps;
    }

    private static List<String> path(List<InterfaceCard> cards, String... steps) {
        return new MechanismPath("Network interface adapter", cards, steps(steps))
                .stops().stream().map(MechanismPathTest::words).toList();
    }

    private static String words(Stop stop) {
        return stop.role() + " " + String.join(" + ", stop.names()) + " " + stop.steps();
    }

    @Test
    void leadsOnThroughTheOtherOneThatTheStepsName() {
        assertEquals(
                List.of(
                        "IN Local memory []",
                        "THING Network interface adapter [1]",
                        "BETWEEN Network packets + Received packets []",
                        "THING The remote adapter [2, 3]",
                        "OUT supported buffers []"),
                path(List.of(LOCAL, SENT, RECEIVED), READS, PLACES, "Work continues."));
    }

    @Test
    void leadsThroughTheSubjectAloneWhereNoStepNamesAnother() {
        List<String> through = List.of(
                "IN Local memory []",
                "IN Received packets []",
                "THING Network interface adapter [1]",
                "OUT Network packets []");
        assertEquals(through, path(List.of(LOCAL, SENT, RECEIVED), READS));
        assertEquals(through, path(List.of(LOCAL, SENT, RECEIVED), "A remote adapterless host places it."));
    }

    @Test
    void whatIsSentMustBeReceivedByOneInput() {
        InterfaceCard other = new InterfaceCard("Lost packets", "input", "");
        InterfaceCard frames = new InterfaceCard("Frames", "output", "");
        InterfaceCard both = new InterfaceCard("Management", "both", "");
        for (List<InterfaceCard> cards : List.of(
                List.of(LOCAL, SENT),
                List.of(SENT, RECEIVED),
                List.of(LOCAL, frames, RECEIVED),
                List.of(LOCAL, SENT, RECEIVED, other),
                List.of(LOCAL, SENT, RECEIVED, frames),
                List.of(LOCAL, SENT, RECEIVED, both))) {
            List<String> path = path(cards, READS, PLACES);
            assertTrue(path.contains("THING Network interface adapter [1, 2]"), path.toString());
            assertEquals(cards.size() + 1, path.size());
        }
    }

    @Test
    void endsAtTheOtherOneWhereItsCounterpartIsNotNamed() {
        List<String> path = path(List.of(LOCAL, SENT, RECEIVED), "A peer network adapter takes it.");
        assertEquals("THING A peer network adapter [1]", path.get(path.size() - 1));
        assertEquals("THING Network interface adapter []", path.get(1));
    }

    @Test
    void noCardsGiveNoPath() {
        assertEquals(List.of(), path(List.of(), READS));
        assertEquals(List.of(), path(List.of(new InterfaceCard("", "input", "x")), READS));
    }

    @Test
    void stepsKeepTheNumbersOfTheirList() {
        List<Stop> stops = new MechanismPath("A", List.of(SENT), List.of(new Step(4, "x"), new Step(5, "y"))).stops();
        assertEquals(List.of(4, 5), stops.get(0).steps());
    }

    @Test
    void everyWordIsAWordOfTheLesson() {
        String lesson = String.join("|", "Network interface adapter", PLACES, READS) + LOCAL + SENT + RECEIVED;
        new MechanismPath("Network interface adapter", List.of(LOCAL, SENT, RECEIVED), steps(READS, PLACES))
                .stops().stream()
                        .flatMap(stop -> stop.names().stream())
                        .forEach(name -> assertTrue(lesson.contains(name), name));
    }

    @Test
    void aSharedRunEndsWithTheLastWordAndIsBrokenByPunctuation() {
        assertEquals("supported buffers", Words.sharedRun("puts it into supported buffers.", "supported GPU buffers"));
        assertEquals("buffers", Words.sharedRun("the supported, buffers", "supported GPU buffers"));
        assertEquals("", Words.sharedRun("supported tiles", "supported GPU buffers"));
        assertEquals("", Words.sharedRun("", ""));
    }
}
