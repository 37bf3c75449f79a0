package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProseTest {

    @ParameterizedTest
    @ValueSource(strings = {"This is a sentence.", "Is this one too?", "He said “it is so.”", "Given all of this:"})
    void sentencesAreProse(String text) {
        assertTrue(Prose.isProse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "V_GS",
                "a, b, c",
                "8",
                "μₙ",
                "m²/(V·s)",
                "bits/(s·lane)",
                "a.u.",
                "approx. seconds",
                "not a sentence yet"
            })
    void termsAndUnitsAreNot(String text) {
        assertTrue(Prose.isTerm(text));
    }

    @Test
    void nothingIsNoTermAndLengthIsProse() {
        assertFalse(Prose.isTerm(""));
        assertFalse(Prose.isTerm("x".repeat(101)));
        assertTrue(Prose.isValue("x".repeat(101)));
        assertFalse(Prose.isValue(""));
    }
}
