package galley.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class Sha256Test {
    /** FIPS 180-4, the example of the one-block message. */
    @Test
    void agreesWithThePublishedExample() {
        Sha256 digest = Sha256.of("abc");
        assertEquals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", digest.hex());
        assertEquals("sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=", digest.integrity());
        assertEquals("ba7816bf", digest.prefix(8));
    }

    @Test
    void isSixtyFourLowerCaseDigits() {
        assertThrows(IllegalArgumentException.class, () -> new Sha256("BA"));
    }
}
