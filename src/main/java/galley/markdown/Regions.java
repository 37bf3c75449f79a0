package galley.markdown;

import java.util.HashMap;
import java.util.Map;

/** Marks the boxes of a page that scroll, so that a keyboard reaches them, and gives no two of them the same name. */
final class Regions {
    private final Map<String, Integer> counts;
    private final String title;

    /** The boxes of a page, outside of any section. */
    Regions() {
        this(new HashMap<>(), "");
    }

    private Regions(Map<String, Integer> counts, String title) {
        this.counts = counts;
        this.title = title;
    }

    /** The boxes of the same page in the section called {@code title}. */
    Regions in(String title) {
        return new Regions(counts, title);
    }

    /** Writes the attributes of the next box of a kind, such as Table. */
    void attributes(String kind, Html out) {
        int number = counts.merge(kind + ": " + title, 1, Integer::sum);
        String name = number == 1 ? kind : kind + " " + number;
        out.raw(" tabindex=\"0\" role=\"group\"").attribute("aria-label", title.isEmpty() ? name : name + ": " + title);
    }
}
