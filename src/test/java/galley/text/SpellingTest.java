package galley.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpellingTest {
    private static final List<String> KNOWN = List.of("claims", "tables", "content-hash");

    @Test
    void findsSlips() {
        assertEquals(Optional.of("claims"), Spelling.nearest("claim", KNOWN));
        assertEquals(Optional.of("claims"), Spelling.nearest("CLAIMS", KNOWN));
        assertEquals(Optional.of("tables"), Spelling.nearest("tabels", KNOWN));
        assertEquals(Optional.of("content-hash"), Spelling.nearest("contenthash", KNOWN));
        assertEquals("did you mean claims?", Spelling.question("cliams", KNOWN));
    }

    @Test
    void isSilentOnOtherWords() {
        for (String word : List.of("", "x", "quotes", "hash", "c".repeat(100_000))) {
            assertEquals(Optional.empty(), Spelling.nearest(word, KNOWN));
            assertEquals("", Spelling.question(word, KNOWN));
        }
    }
}
