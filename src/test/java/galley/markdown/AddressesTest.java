package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressesTest {

    @ParameterizedTest
    @CsvSource({
        "https://a.example/b?c=d&e#f, https://a.example/b?c=d&e#f",
        "a b, a%20b",
        "a%20b, a%20b",
        "100%, 100%25",
        "%4, %254",
        "a\"<>|\\, a%22%3C%3E%7C%5C",
        "α/[b], α/%5Bb%5D",
        "a\u00A0b, a%C2%A0b"
    })
    void encodesWhatNoUrlMayHold(String url, String encoded) {
        assertEquals(encoded, Addresses.encoded(url));
    }
}
