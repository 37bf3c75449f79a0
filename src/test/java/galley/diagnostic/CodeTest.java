package galley.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CodeTest {
    @ParameterizedTest
    @EnumSource
    void hasAKebabNameAndARuleThatIsASentence(Code code) {
        assertTrue(code.id().matches("[a-z]+(-[a-z0-9]+)*"), code.id());
        assertTrue(code.rule().matches("(?s)[A-Za-z].*\\."), code.rule());
        assertEquals(code.name(), code.id().toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
