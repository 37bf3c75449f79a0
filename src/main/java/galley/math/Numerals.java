package galley.math;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The numerals of a formula, which are its runs of digits, and what is left of it without them.
 *
 * @param pattern the formula with a mark for each numeral: the mark tells whether it has more than one digit, and which
 *     others are the same
 * @param values the numerals, each once, in the order in which they first occur
 * @param counts how often each occurs
 */
record Numerals(Question pattern, List<String> values, List<Integer> counts) {
    Numerals {
        values = List.copyOf(values);
        counts = List.copyOf(counts);
    }

    /** Only these look at how many characters stand below them. */
    private static final String COUNTING = "\\wide";

    /** Empty unless another numeral could not change how the formula is set. */
    static Optional<Numerals> of(Question question) {
        int most = question.tex().contains(COUNTING) ? Integer.MAX_VALUE : 2;
        StringBuilder pattern = new StringBuilder();
        List<String> values = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        boolean safe = MouldTokens.scan(question.tex(), token -> {
            if (!MouldTokens.isNumeral(token)) {
                pattern.append(token);
                return;
            }
            int index = values.indexOf(token);
            if (index < 0) {
                index = values.size();
                values.add(token);
                counts.add(0);
            }
            counts.set(index, counts.get(index) + 1);
            // A formula with such a character is not scanned to its end.
            pattern.append('#')
                    .append(index)
                    .append(':')
                    .append(Math.min(token.length(), most))
                    .append('#');
        });
        return safe && !values.isEmpty()
                ? Optional.of(new Numerals(new Question(pattern.toString(), question.display()), values, counts))
                : Optional.empty();
    }
}
