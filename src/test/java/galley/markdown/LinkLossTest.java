package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LinkLossTest {

    @Test
    void aRefusedAddressIsReported() {
        assertEquals(
                List.of("markdown-url [b](javascript&colon;x)", "markdown-url <data:text/html,x>"),
                Samples.faults("[a](u) [b](javascript&colon;x) <data:text/html,x>\n"));
    }

    @Test
    void aPictureIsReported() {
        assertEquals(List.of("markdown-url ![a](u.png)"), Samples.faults("![a](u.png)"));
    }

    @Test
    void aTitleIsReported() {
        assertEquals(List.of("markdown-hidden [a](u \"t\")"), Samples.faults("[a](u \"t\") [b](v \"\")"));
    }
}
