package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SitePathTest {
    @Test
    void aFolderIsServedByItsIndex() {
        assertEquals("learn/x/index.html", path("https://example.org/learn/x/"));
        assertEquals("learn/x/index.html", path("https://example.org/learn/x"));
        assertEquals("learn/x.html", path("https://example.org/learn/x.html?a#b"));
        assertEquals("index.html", path("https://example.org"));
        assertEquals("index.html", path("https://example.org/"));
        assertEquals("a/index.html", path("a/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org/../x",
                "https://example.org/a//b",
                "https://example.org/a%2e%2e/b",
                "https://e/a b",
                "https://e/con/x",
                "https://e/a./b",
                "https://e/LPT1.json",
                "https://e/a\\b",
                "https://e/ü"
            })
    void aPathThatSomeSystemCannotHoldIsNone(String url) {
        assertEquals(Optional.empty(), SitePath.ofUrl(url));
    }

    @Test
    void aPathIsCheckedWhenItIsMade() {
        assertThrows(IllegalArgumentException.class, () -> new SitePath("../x"));
        assertThrows(IllegalArgumentException.class, () -> new SitePath(""));
    }

    @Test
    void theWayToTheRootLeavesEachFolder() {
        assertEquals("", new SitePath("index.html").toRoot());
        assertEquals("../../../", new SitePath("learn/atlas/x/index.html").toRoot());
    }

    @Test
    void referencesAreRelative() {
        SitePath lesson = new SitePath("learn/x/index.html");
        assertEquals("../../", new SitePath("index.html").hrefFrom(lesson));
        assertEquals("../../learn/y/", new SitePath("learn/y/index.html").hrefFrom(lesson));
        assertEquals("../../a/b.json", new SitePath("a/b.json").hrefFrom(lesson));
        assertEquals("./", new SitePath("index.html").hrefFrom(new SitePath("404.html")));
        assertEquals("learn/x/", lesson.url());
    }

    private static String path(String url) {
        return SitePath.ofUrl(url).orElseThrow().value();
    }
}
