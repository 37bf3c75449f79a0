package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class HeaderRulesTest {
    private static final HeaderRules RULES = HeaderRules.parse("""
            # every file
            /*
              X-One: a
              X-Two: https://example.org/x:y

            /assets/*
              Cache-Control: immutable
              X-One: b
            /a/*/c.html
            \tX-Three: c
            /[x]
              X-Four: d
            """);

    @Test
    void aStarIsAnyPath() {
        assertEquals(Map.of("X-One", "a", "X-Two", "https://example.org/x:y"), RULES.of("/x/y.html"));
    }

    @Test
    void severalRulesGiveAllTheirValues() {
        assertEquals(
                Map.of("X-One", "a, b", "X-Two", "https://example.org/x:y", "Cache-Control", "immutable"),
                RULES.of("/assets/site.css"));
    }

    @Test
    void aStarMayStandWithin() {
        assertEquals("c", RULES.of("/a/b/c.html").get("X-Three"));
        assertEquals(null, RULES.of("/a/c.html").get("X-Three"));
    }

    @Test
    void everythingElseStandsForItself() {
        assertEquals("d", RULES.of("/[x]").get("X-Four"));
        assertEquals(null, RULES.of("/x").get("X-Four"));
    }

    @Test
    void noFileIsNoHeader() {
        assertEquals(Map.of(), HeaderRules.parse("").of("/"));
        assertEquals(Map.of(), HeaderRules.parse("  X-One: a path is missing").of("/"));
    }
}
