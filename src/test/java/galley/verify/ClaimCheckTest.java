package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Claim;
import galley.lesson.Companion.Word;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClaimCheckTest {
    private static Claim claim(String quote, String value, String output) {
        Map<String, Word> inputs = Map.of("payload", CompanionCheckTest.word("1 MB"));
        return new Claim(
                CompanionCheckTest.binding("message-time", "One", inputs),
                CompanionCheckTest.word(quote),
                CompanionCheckTest.word(value),
                CompanionCheckTest.word(output));
    }

    private static List<String> found(Claim claim) {
        Diagnostics diagnostics = new Diagnostics();
        Companion companion = new Companion(List.of(), List.of(), List.of(), List.of(), List.of(claim));
        CompanionCheck.check(companion, CompanionCheckTest.record(), diagnostics);
        ClaimCheck.check(companion, CompanionCheckTest.record(), diagnostics);
        return diagnostics.list().stream()
                .map(found -> (found.code() + ": " + found.message()).replace('\u00A0', ' '))
                .toList();
    }

    @Test
    void acceptsWhatTheModelGives() {
        assertEquals(List.of(), found(claim("about 45 μs", "45 μs", "total")));
    }

    @Test
    void namesBothNumbers() {
        assertEquals(
                List.of("CLAIM_NUMBER: The lesson says 45 μs; the model message-time gives 40 μs for serialization."),
                found(claim("about 45 μs", "45 μs", "serialization")));
        assertEquals(
                List.of("CLAIM_NUMBER: The lesson says 0.04 μs; the model message-time gives 45 μs for total."),
                found(claim("of it 0.04 μs", "0.04 μs", "total")));
    }

    @Test
    void wantsTheQuoteVerbatimInItsSection() {
        assertEquals(
                List.of("CLAIM_QUOTE: The quote “about  45 μs” does not stand in section section-1 “One”."),
                found(claim("about  45 μs", "45 μs", "total")));
        assertEquals(
                List.of("CLAIM_QUOTE: The quote “Gives 50 GB/s” does not stand in section section-1 “One”."),
                found(claim("Gives 50 GB/s", "45 μs", "total")));
    }

    @Test
    void wantsTheWholeQuantityInItsQuote() {
        assertEquals(
                List.of("CLAIM_QUOTE: The quote “about 45 μs” does not hold the quantity “5 μs”."),
                found(claim("about 45 μs", "5 μs", "total")));
        assertEquals(
                List.of("CLAIM_QUOTE: The quote “about 45 μs” does not hold the quantity “45 us”."),
                found(claim("about 45 μs", "45 us", "total")));
    }

    @Test
    void wantsAQuantityOfTheOutput() {
        assertEquals(
                List.of("COMPANION_QUANTITY: total = “1 MB”: This is a number of bytes; a time is needed."),
                found(claim("1 MB message", "1 MB", "total")));
    }
}
