package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListNumberLossTest {

    @ParameterizedTest
    @ValueSource(strings = {"1. a\n2. b\n3. c", "1. a\n1. b\n1. c", "7) a\n8) b", "> 1. a\n> 2. b", "- a\n- b"})
    void countedOrRepeatedNumbersAreSilent(String content) {
        assertEquals(List.of(), Samples.faults(content));
    }

    @Test
    void numbersThatAreShownOtherwiseAreReported() {
        assertEquals(List.of("markdown-hidden 3. b", "markdown-hidden 9. c"), Samples.faults("1. a\n3. b\n9. c\n"));
    }
}
