package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class RegionsTest {

    private static List<String> names(String content) {
        return Jsoup.parseBodyFragment(Samples.html(content))
                .select("[tabindex=0][role=group]")
                .eachAttr("aria-label");
    }

    @Test
    void boxesAreNamedByTheirSection() {
        assertEquals(
                List.of("Table: Rates", "Formula: Rates", "Code: Rates"),
                names("# Rates\n\n| a |\n|---|\n\n$$\nx\n$$\n\n    a\n"));
    }

    @Test
    void noTwoBoxesOfAPageHaveOneName() {
        assertEquals(
                List.of("Formula", "Formula: Rates", "Formula 2: Rates", "Formula 3: Rates"),
                names("$$x$$\n\n# Rates\n\n$$x$$\n\n$$y$$\n\n## Rates\n\n$$z$$\n"));
    }

    @Test
    void namesAreEscaped() {
        assertEquals(List.of("Formula: \"<&>"), names("# \"\\<&>\n\n$$x$$\n"));
    }
}
