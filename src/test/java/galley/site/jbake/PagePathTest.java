package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagePathTest {

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
            })
    void refuses(String path) {
        assertTrue(PagePath.fault(path).isPresent(), path);
    }

    @Test
    void refusesHalfACharacterAndALongName() {
        assertTrue(PagePath.fault("a\uD800").isPresent());
        assertTrue(PagePath.fault("é".repeat(128)).isPresent());
        assertEquals(Optional.empty(), PagePath.fault("é".repeat(127)));
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
                "größe/index.html",
                "console/index.html",
                "com10",
                "a b/c",
                "...a",
            })
    void accepts(String path) {
        assertEquals(Optional.empty(), PagePath.fault(path));
    }

    @Test
    void findsTheWayToTheRoot() {
        assertEquals("", PagePath.rootPath("index.html"));
        assertEquals("../", PagePath.rootPath("a/index.html"));
        assertEquals("../../../", PagePath.rootPath("learn/atlas/x/index.html"));
    }

    @Test
    void foldsWhatAFileSystemMayFold() {
        assertEquals(PagePath.key("A/É"), PagePath.key("a/e\u0301"));
        assertNotEquals(PagePath.key("a"), PagePath.key("b"));
    }
}
