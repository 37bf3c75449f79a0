package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListPatternTest {

    @ParameterizedTest
    @CsvSource({
        "The mechanism, 1. a, <ol class=\"steps\">",
        "The mechanism, 2. a, <ol class=\"steps\" start=\"2\">",
        "The mechanism, - a, <ul>",
        "Sources, - a, <ul class=\"sources\">",
        "Foundations, - a, <ul class=\"foundations\">",
        "Related lessons, - a, <ul class=\"related\">",
        "Notes, 1. a, <ol>"
    })
    void theSectionGivesAListItsRole(String title, String list, String tag) {
        String body = Samples.body("# T\n\n## " + title + "\n\n" + list + "\n");

        assertEquals(tag, body.lines().findFirst().orElse(""));
    }
}
