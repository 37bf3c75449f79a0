package galley.revision;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How often each word stands in a text.
 *
 * @param counts by the word in lower case
 * @param size how many words there are
 */
record WordBag(Map<String, Integer> counts, int size) {

    static WordBag of(String text) {
        Map<String, Integer> counts = new HashMap<>();
        int size = 0;
        for (String word : Words.plain(text)) {
            counts.merge(word.toLowerCase(Locale.ROOT), 1, Integer::sum);
            size++;
        }
        return new WordBag(counts, size);
    }

    /** The share of the words of both texts that the other one has too, in thousandths. */
    int likeness(WordBag other) {
        int common = 0;
        for (Map.Entry<String, Integer> word : counts.entrySet()) {
            common += Math.min(word.getValue(), other.counts.getOrDefault(word.getKey(), 0));
        }
        int both = size + other.size;
        return both == 0 ? 0 : (int) (2000L * common / both);
    }
}
