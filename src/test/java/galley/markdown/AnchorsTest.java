package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnchorsTest {

    @Test
    void titlesBecomeIds() {
        assertEquals(List.of("what-is-r-d", "μₙ", "section"), anchors("# What is R&D?\n\n# μₙ\n\n# !\n"));
    }

    @Test
    void repeatedTitlesCollideWithNoOther() {
        List<String> ids = anchors("# Rate\n\n# Rate\n\n# Rate-1\n\n# rate 1\n\n# RATE\n");

        assertEquals(List.of("rate", "rate-1", "rate-1-1", "rate-1-2", "rate-2"), ids);
        assertEquals(ids.size(), new HashSet<>(ids).size());
    }

    private static List<String> anchors(String content) {
        return Anchors.of(Samples.parse(content).headings());
    }
}
