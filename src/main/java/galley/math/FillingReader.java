package galley.math;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Parts a formula into its pattern and what fills it.
 *
 * <p>A letter is one that is set in italics, alone: two side by side may become one text, which depends on both. Below an
 * accent or a limit it matters how far a letter leans, so in such formulas letters belong to the pattern.
 */
final class FillingReader {
    /** Longer formulas are left to the renderer, which bounds them. */
    private static final int LONGEST = 1000;

    /** Only these look at how many characters stand below them. */
    private static final String COUNTING = "\\wide";

    private final List<String> tokens;
    private final Set<Integer> letters = new HashSet<>();
    private final Map<String, Integer> numeralUses = new LinkedHashMap<>();
    private final Map<Letter, Integer> letterUses = new LinkedHashMap<>();

    private FillingReader(List<String> tokens) {
        this.tokens = tokens;
    }

    /** Empty unless another filling of the same pattern could not change how the formula is set. */
    static Optional<Filling> read(Question question) {
        List<String> tokens = new ArrayList<>();
        boolean safe = question.tex().length() <= LONGEST && MouldTokens.scan(question.tex(), tokens::add);
        return safe ? new FillingReader(tokens).filling(question) : Optional.empty();
    }

    private Optional<Filling> filling(Question question) {
        if (!leans()) {
            findLetters();
        }
        Question pattern = new Question(pattern(), question.display());
        return numeralUses.isEmpty() && letterUses.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Filling(question, pattern, Filling.Use.all(numeralUses), Filling.Use.all(letterUses)));
    }

    private boolean leans() {
        for (String token : tokens) {
            if (isCommand(token) && MouldTokens.LEANING.contains(token)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCommand(String token) {
        return token.charAt(0) == '\\';
    }

    /** Finds the letters, none of which occurs in another way as well. */
    private void findLetters() {
        Set<String> others = new HashSet<>();
        int before = -1;
        for (int i = 0; i < tokens.size(); i++) {
            String token = tokens.get(i);
            if (isCommand(token) && MouldTokens.UPRIGHT.contains(token)) {
                i = endOfArgument(i);
            } else if (Letter.of(token).isPresent()) {
                letters.add(i);
                if (before >= 0 && letters.contains(before)) {
                    others.add(tokens.get(before));
                    others.add(token);
                }
            }
            before = token.isBlank() ? before : i;
        }
        letters.removeIf(i -> others.contains(tokens.get(i)));
    }

    /** Where the argument of a command ends that stands at {@code command}. */
    private int endOfArgument(int command) {
        int depth = 0;
        for (int i = command + 1; i < tokens.size(); i++) {
            String token = tokens.get(i);
            depth += token.equals("{") ? 1 : token.equals("}") ? -1 : 0;
            if (depth <= 0 && !token.isBlank()) {
                return i;
            }
        }
        return tokens.size();
    }

    private String pattern() {
        boolean counted = tokens.stream().anyMatch(token -> token.startsWith(COUNTING));
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            String token = tokens.get(i);
            // A formula with the sign of a mark is not scanned to its end.
            if (MouldTokens.isNumeral(token)) {
                int length = counted ? token.length() : Math.min(token.length(), 2);
                pattern.append('#')
                        .append(number(numeralUses, token))
                        .append(':')
                        .append(length)
                        .append('#');
            } else if (letters.contains(i)) {
                Letter letter = Letter.of(token).orElseThrow();
                pattern.append('#')
                        .append(number(letterUses, letter))
                        .append('@')
                        .append(letter.box())
                        .append('#');
            } else {
                pattern.append(token);
            }
        }
        return pattern.toString();
    }

    /** Counts a value; tells how many others came first. */
    private static <T> int number(Map<T, Integer> uses, T value) {
        uses.merge(value, 1, Integer::sum);
        int others = 0;
        for (T used : uses.keySet()) {
            if (used.equals(value)) {
                break;
            }
            others++;
        }
        return others;
    }
}
