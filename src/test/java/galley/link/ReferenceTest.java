package galley.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "x.html, a/b/x.html, ``",
                "./, a/b/index.html, ``",
                "., a/b/index.html, ``",
                ".., a/index.html, ``",
                "../, a/index.html, ``",
                "../../c/, c/index.html, ``",
                "../../../c, ../c, ``",
                "%2e%2E/c%20d.html, a/c d.html, ``",
                "c%zz.html, a/b/c%zz.html, ``",
                "%C3%A9.html, a/b/é.html, ``",
                "c/?q=/d#e%20f, a/b/c/index.html, e f",
                "#s, a/b/index.html, s",
                "?q, a/b/index.html, ``",
                "`  x\ty.html `, a/b/xy.html, ``",
                "..\\c.html, a/c.html, ``",
                "/repo/c/, c/index.html, ``",
                "/repo/, index.html, ``",
                "/repo/../c, ../c, ``",
                "x/y:z.html, a/b/x/y:z.html, ``",
                "1:x, a/b/1:x, ``",
                ":x, a/b/:x, ``",
                "a//b, a/b/a//b, ``"
            })
    void resolvesAsBrowsersAndHostsDo(String target, String path, String fragment) {
        assertEquals(
                Optional.of(new Reference(path, fragment)), Reference.of(target, "a/b/index.html", "/repo/"), target);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://x.org/",
                "HTTP:x",
                "mailto:a@b",
                "//x.org/",
                "\\/x.org",
                "data:,",
                "/other/",
                " java\nscript:x"
            })
    void whatLeavesTheSiteIsNotOurs(String target) {
        assertEquals(Optional.empty(), Reference.of(target, "a/b/index.html", "/repo/"));
    }

    @Test
    void aReferenceToNothingIsThePage() {
        assertEquals(Optional.of(new Reference("x.html", "")), Reference.of("", "x.html", "/"));
    }
}
