package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import galley.text.Sha256;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ValueDigestTest {
    private record Pair(String first, String second) {}

    @Test
    void differentValuesHaveDifferentDigests() {
        List<Object> values = Arrays.asList(
                "",
                "a",
                1,
                1L,
                true,
                "1",
                null,
                List.of(),
                List.of("a"),
                List.of("a", "b"),
                List.of("ab"),
                List.of(List.of("a"), "b"),
                Map.of(),
                Map.of("a", "b"),
                Optional.empty(),
                Optional.of("a"),
                new Pair("a", "b"),
                new Pair("ab", ""));
        Set<Sha256> digests = new HashSet<>();
        values.forEach(value -> digests.add(ValueDigest.of(value)));
        assertEquals(values.size(), digests.size());
    }

    @Test
    void orderOfAMapCounts() {
        Map<String, String> one = new LinkedHashMap<>();
        one.put("a", "1");
        one.put("b", "2");
        Map<String, String> other = new LinkedHashMap<>();
        other.put("b", "2");
        other.put("a", "1");
        assertEquals(ValueDigest.of(one), ValueDigest.of(new LinkedHashMap<>(one)));
        assertEquals(false, ValueDigest.of(one).equals(ValueDigest.of(other)));
    }

    @Test
    void orderThatIsLuckDoesNotCount() {
        Map<String, Integer> hashed = new HashMap<>();
        Map<String, Integer> reversed = new HashMap<>(64);
        for (int i = 0; i < 20; i++) {
            hashed.put("key" + i, i);
            reversed.put("key" + (19 - i), 19 - i);
        }
        assertEquals(ValueDigest.of(hashed), ValueDigest.of(reversed));
    }

    @Test
    void whatIsNoValueIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> ValueDigest.of(new Object()));
    }
}
