package galley.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class VersionTest {
    private static int compare(String one, String other) {
        return Integer.signum(new Version(one).comparePrecedence(new Version(other)));
    }

    /** Semantic Versioning 2.0.0, section 11, with numbers of any count between. */
    @Test
    void ranksByPrecedence() {
        List<String> rising = List.of(
                "0.9",
                "1-alpha",
                "1.0.0-alpha.1",
                "1.0.0-alpha.beta",
                "1.0.0-beta",
                "1.0.0-beta.2",
                "1.0.0-beta.11",
                "1.0.0-rc.1",
                "1",
                "1.0.0.1",
                "1.2",
                "1.10",
                "1.10.3",
                "2",
                "99999999999999999999.1");
        for (int i = 0; i < rising.size(); i++) {
            for (int j = 0; j < rising.size(); j++) {
                assertEquals(
                        Integer.compare(i, j),
                        compare(rising.get(i), rising.get(j)),
                        rising.get(i) + " " + rising.get(j));
            }
        }
    }

    @Test
    void missingNumbersZerosAndBuildsDoNotCount() {
        assertEquals(0, compare("1", "1.0.0"));
        assertEquals(0, compare("1.02", "1.2"));
        assertEquals(0, compare("1.0+a", "1.0+b"));
    }

    @Test
    void knowsWhatIsNext() {
        assertTrue(new Version("1.3.0").isNextAfter(new Version("1.2.7")));
        assertTrue(new Version("2").isNextAfter(new Version("1.2.7")));
        assertTrue(new Version("1.0.0").isNextAfter(new Version("1.0.0-rc.1")));
        assertTrue(new Version("1.2.1").isNextAfter(new Version("1.2")));
        assertFalse(new Version("1.4.0").isNextAfter(new Version("1.2.0")));
        assertFalse(new Version("1.3.1").isNextAfter(new Version("1.2.0")));
        assertFalse(new Version("b").isNextAfter(new Version("a")));
    }
}
