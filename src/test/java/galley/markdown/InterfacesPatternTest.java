package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class InterfacesPatternTest {

    @Test
    void aNameWithADirectionAndAParagraphAreACard() {
        String expected = """
                <dl class="interfaces">
                <div class="input">
                <dt><em>Rising</em> main <span class="direction">Input</span></dt>
                <dd>Water</dd>
                </div>
                <div class="both">
                <dt>Wire <span class="direction">Bidirectional</span></dt>
                <dd>Signals</dd>
                </div>
                </dl>
                """;

        assertEquals(expected, section("*Rising* main Input", "Water", "Wire Bidirectional", "Signals"));
    }

    @Test
    void cardsEndWhereThePairsEnd() {
        assertTrue(section("Riser Output", "Water", "A last remark.").endsWith("</dl>\n<p>A last remark.</p>\n"));
        assertTrue(section("Riser Output", "Water", "Main Input").endsWith("</dl>\n<p>Main Input</p>\n"));
    }

    @Test
    void anythingElseStaysPlain() {
        plain("Main", "Water");
        plain("Main input", "Water");
        plain("MainInput", "Water");
        plain("Main Input", "Riser Output");
        plain("Main Input");
        plain("Main Input", "- Water");
        plain("Main *Input*", "Water");
    }

    @Test
    void otherSectionsHaveNone() {
        assertFalse(Samples.html("# T\n\n## Notes\n\nMain Input\n\nWater\n").contains("<dl"));
    }

    private static void plain(String... paragraphs) {
        assertFalse(section(paragraphs).contains("<dl"));
    }

    private static String section(String... paragraphs) {
        return Samples.body(Samples.section("# T\n\n## Interfaces", paragraphs));
    }
}
