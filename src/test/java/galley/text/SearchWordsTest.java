package galley.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchWordsTest {
    @ParameterizedTest
    @CsvSource({
        "Größe, große",
        "Éclair, eclair",
        "μ, mu",
        "µ, mu",
        "μs, mus",
        "Δt, deltat",
        "T_message, t message",
        "λόγος, λογοσ",
        "B\u00b2, b2",
        "ﬁeld, field",
        "İstanbul, istanbul",
        "a\u20dde\u0301\u0328, ae",
        "øıłς, oilsigma",
        "Øre, ore",
        "ς αβ β, sigma αβ beta",
        "\ud834\udd57é α\u0301, e alpha",
        "待行列, 待 行 列",
    })
    void foldsWords(String text, String words) {
        assertEquals(words, String.join(" ", SearchWords.all(text)));
    }

    @Test
    void leavesSingleLettersOut() {
        assertEquals(Set.of("mu", "待", "400", "gb"), SearchWords.telling("x μ 待 7 400 Gb/s"));
    }

    @Test
    void namesTheLettersOfFormulasOnce() {
        assertEquals(
                List.of("t", "message", "alpha", "m", "b"),
                SearchWords.all(SearchWords.ofTex("T_{\\mathrm{message}}\\approx\\alpha+\\frac{M}{B}")));
        assertEquals(List.of("epsilon"), SearchWords.all(SearchWords.ofTex("\\varepsilon")));
    }
}
