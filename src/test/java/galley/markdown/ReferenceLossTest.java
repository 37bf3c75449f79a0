package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceLossTest {

    @ParameterizedTest
    @ValueSource(strings = {"[a]", "[a][]", "[text][a]", "[text][A]", "![a]", "> [a]", "*[a]*"})
    void aUsedReferenceIsSilent(String use) {
        List<String> faults = Samples.faults(use + "\n\n[a]: u\n");

        assertEquals(
                List.of(),
                faults.stream().filter(f -> f.startsWith("markdown-ref")).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "`[a]`", "\\[a]", "[a](other)", "[b]"})
    void anUnusedReferenceIsReported(String text) {
        assertEquals(List.of("markdown-reference [a]: u"), Samples.faults(text + "\n\n[a]: u\n"));
    }

    @Test
    void aSecondDefinitionIsReported() {
        assertEquals(List.of("markdown-reference [A]: v"), Samples.faults("[a]\n\n[a]: u\n[A]: v\n"));
    }
}
