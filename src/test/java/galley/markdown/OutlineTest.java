package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutlineTest {

    @Test
    void kindsFollowTitlesAndTheSectionAround() {
        String content = """
                # A title
                ## Science and assumptions
                ### Some formula
                #### Deeper
                ## The Mechanism
                ### Detail
                ## Check your understanding
                ### Why?
                ## Notes
                # Second title
                """;

        assertEquals(
                List.of(
                        "preamble",
                        "title",
                        "science",
                        "formula",
                        "formula",
                        "mechanism",
                        "plain",
                        "check",
                        "question",
                        "plain",
                        "plain"),
                kinds(content));
    }

    @Test
    void aTitleOfLevelOneIsTheFirstHeadingOnly() {
        assertEquals(List.of("preamble", "plain", "plain"), kinds("## A\n\n# B\n"));
        assertEquals(List.of("preamble", "title"), kinds("# Sources\n"));
    }

    @Test
    void everyBlockIsInOneSection() {
        List<LessonSection> sections =
                Samples.parse("a\n\nb\n\n# C\n\n[x]: y\n\nd\n\n## E\n").sections();

        assertEquals(
                List.of(2, 1, 0), sections.stream().map(s -> s.blocks().size()).toList());
    }

    private static List<String> kinds(String content) {
        return Samples.parse(content).sections().stream()
                .map(section -> section.kind().word())
                .toList();
    }
}
