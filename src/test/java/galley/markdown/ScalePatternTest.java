package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScalePatternTest {

    @Test
    void aLinkWithTextDirectlyBehindItIsAScale() {
        assertEquals(
                "<p class=\"scale\"><a href=\"u\">Open</a><span class=\"caption\">House-scale <em>pipes</em></span></p>\n",
                Samples.body("# T\n\n[Open](u)House-scale *pipes*\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# T\n\n[Open](u) a drawing",
                "# T\n\n[Open](u), a",
                "# T\n\n[Open](u)",
                "# T\n\n[Open](u) ",
                "## T\n\n[Open](u)House"
            })
    void otherLinksAreNot(String content) {
        assertFalse(Samples.html(content).contains("scale"));
    }
}
