package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StyleCommentsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '~',
            value = {
                "/* a */b{}#b{}",
                "a{/* x ** / */}#a{}",
                "/*! licence */a{}#/*! licence */a{}",
                "a{content:\"/* b */\"}#a{content:\"/* b */\"}",
                "a{content:'\\'/* b */'}#a{content:'\\'/* b */'}",
                "a{background:url(data:x/*,*/y)}#a{background:url(data:x/*,*/y)}",
                "a{} /* open#a{} /* open",
                "a{content:\"$1\\\\\"}/* b */#a{content:\"$1\\\\\"}"
            })
    void leavesOutCommentsAlone(String sheet, String kept) {
        assertEquals(kept, StyleComments.removed(sheet));
    }
}
