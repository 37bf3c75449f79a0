package galley.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortablePathTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "..",
                "../a",
                "a/..",
                "a/../b",
                "./a",
                "a/./b",
                "/",
                "/a",
                "//host/a",
                "a/",
                "a//b",
                "\\a",
                "a\\b",
                "c:",
                "C:/a",
                "c:a",
                "con",
                "CON",
                "con.html",
                "a/NUL.txt",
                "aux/a",
                "com1",
                "lpt9.x",
                "COM¹",
                "con .html",
                "conin$",
                "a.",
                "a ",
                "a/b./c",
                "a:b",
                "a?b",
                "a*",
                "a|b",
                "<a>",
                "a\"b",
                "a\u0000",
                "a\nb",
                "a\u202eb",
                "a\u200bb",
                "a\uD800",
                "größe",
            })
    void refusesWhatSomeSystemCannotHold(String path) {
        assertFalse(PortablePath.is(path), path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "index.html",
                "learn/atlas/network-adapter/index.html",
                "404.html",
                "_headers",
                ".nojekyll",
                "v/1.0/index.html",
                "console/index.html",
                "com10",
                "...a",
            })
    void takesOtherPaths(String path) {
        assertTrue(PortablePath.is(path), path);
    }

    @Test
    void aNameHasABound() {
        assertTrue(PortablePath.is("a".repeat(200)));
        assertFalse(PortablePath.is("a".repeat(201)));
    }
}
