package galley.math;

import java.util.List;
import java.util.Map;

/**
 * What fills the holes of a mould: the numerals of a formula, which are its runs of digits, and its letters.
 *
 * @param question the formula
 * @param pattern what is left of it: the mark of a numeral tells whether it has more than one digit, that of a letter
 *     its box, and both which others are the same
 * @param numerals each once, in the order in which they first occur, with the number of times that each occurs
 * @param letters likewise
 */
record Filling(Question question, Question pattern, List<Use<String>> numerals, List<Use<Letter>> letters) {
    Filling {
        numerals = List.copyOf(numerals);
        letters = List.copyOf(letters);
    }

    /** What occurs in a formula, and how often. */
    record Use<T>(T value, int count) {
        static <T> List<Use<T>> all(Map<T, Integer> counts) {
            return counts.entrySet().stream()
                    .map(entry -> new Use<>(entry.getKey(), entry.getValue()))
                    .toList();
        }
    }

    String numeral(int index) {
        return numerals.get(index).value();
    }

    Letter letter(int index) {
        return letters.get(index).value();
    }
}
