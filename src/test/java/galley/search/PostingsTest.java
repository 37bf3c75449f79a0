package galley.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PostingsTest {
    @Test
    void gapsAndSectionsAreDigitsOfFiveBits() {
        Postings postings = new Postings();
        postings.add(0, 3);
        postings.add(0, 9);
        postings.add(2, 0);
        postings.add(40, 33);
        assertEquals("AD" + "BA" + "lB" + "hB", postings.text(41));
    }

    @Test
    void aWordOfManyLessonsIsAMap() {
        Postings postings = new Postings();
        for (int document = 0; document < 600; document += 2) {
            postings.add(document, 1);
        }
        String text = postings.text(600);
        assertEquals(101, text.length());
        assertTrue(text.startsWith("*VVV"), text);
    }

    @Test
    void aSmallIndexKeepsItsSections() {
        Postings postings = new Postings();
        postings.add(0, 1);
        postings.add(1, 2);
        assertEquals("ABAC", postings.text(2));
    }
}
