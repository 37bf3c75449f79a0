package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SpecificationsPatternTest {

    @Test
    void paragraphsInThreesAreSpecifications() {
        String expected = """
                <dl class="specifications">
                <div>
                <dt class="label">Vessel</dt>
                <dd class="value">Up to <span class="q">2 m</span></dd>
                <dd class="note">Nominal; less is usable.</dd>
                </div>
                </dl>
                """;

        assertEquals(expected, section("Vessel", "Up to 2 m", "Nominal; less is usable."));
    }

    @Test
    void theyEndAtAnotherBlock() {
        assertTrue(section("a", "b", "c", "- d").endsWith("</dl>\n<ul>\n<li>d\n</li>\n</ul>\n"));
    }

    @Test
    void anythingElseStaysPlain() {
        plain("a", "b");
        plain("a", "b", "c", "d");
        plain("This section has an introduction.", "a", "b");
        plain("a", "x".repeat(200), "c");
        plain("- a", "a", "b", "c");
        plain();
    }

    @Test
    void otherSectionsHaveNone() {
        assertFalse(Samples.html("# T\n\n## Notes\n\na\n\nb\n\nc\n").contains("<dl"));
    }

    private static void plain(String... paragraphs) {
        assertFalse(section(paragraphs).contains("<dl"));
    }

    private static String section(String... paragraphs) {
        return Samples.body(Samples.section("# T\n\n## Specifications and interfaces", paragraphs));
    }
}
