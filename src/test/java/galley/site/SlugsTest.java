package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.text.PortablePath;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SlugsTest {
    @Test
    void aNameBecomesAFolder() {
        Map<String, String> slugs = Slugs.of(List.of("Chip-to-hall integration", "Énergie & chaleur"));
        assertEquals("chip-to-hall-integration", slugs.get("Chip-to-hall integration"));
        assertEquals("energie-chaleur", slugs.get("Énergie & chaleur"));
    }

    @Test
    void namesThatWouldShareAFolderDoNot() {
        Map<String, String> slugs = Slugs.of(List.of("C", "C++", "待ち行列", "con"));
        assertEquals(4, slugs.values().stream().distinct().count());
        assertTrue(slugs.values().stream().allMatch(PortablePath::is), slugs.toString());
        assertTrue(slugs.get("C").startsWith("c-"), slugs.toString());
    }
}
