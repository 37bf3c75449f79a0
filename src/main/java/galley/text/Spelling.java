package galley.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which of some known words was meant by one that is none of them. */
public final class Spelling {
    private static final int LONGEST = 100;

    private Spelling() {}

    /** The known word that is nearest, if one is near; of several the first. */
    public static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        int most = Math.min(2, word.length() / 3);
        return known.stream()
                .filter(other -> distance(word, other) <= most || sameLetters(word, other))
                .min(Comparator.comparingInt(other -> distance(word, other)));
    }

    /** A question for a hint, or nothing when no known word is near. */
    public static String question(String word, Collection<String> known) {
        return nearest(word, known).map(found -> "did you mean " + found + "?").orElse("");
    }

    /** Swapped letters and the wrong case are the most frequent slips. */
    private static boolean sameLetters(String a, String b) {
        return Arrays.equals(letters(a), letters(b));
    }

    private static char[] letters(String word) {
        char[] letters = word.toLowerCase(Locale.ROOT).toCharArray();
        Arrays.sort(letters);
        return letters;
    }

    /** Number of letters to insert, delete or replace. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        Arrays.setAll(row, j -> j);
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
