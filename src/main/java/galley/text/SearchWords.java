package galley.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words of a text as readers look for them: without case, marks and compatibility forms, and Greek letters by their
 * names, so that {@code μ}, {@code µ} and {@code mu} are one word.
 *
 * <p>A Greek letter among Greek ones is part of a Greek word and stays. Each Chinese or Japanese character is a word of
 * its own, because nothing divides words there. {@code assets/search.js} does the same with what a reader types.
 */
public final class SearchWords {
    /** The names of the Greek small letters, in the order of Unicode from alpha to omega; sigma is there twice. */
    static final List<String> GREEK = List.of(
            "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu",
            "xi", "omicron", "pi", "rho", "sigma", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega");

    private static final char ALPHA = '\u03b1';
    private static final char OMEGA = '\u03c9';
    private static final int FIRST_MARK = 0x300;
    private static final Set<Integer> MARKS = Set.of(
            (int) Character.NON_SPACING_MARK, (int) Character.ENCLOSING_MARK, (int) Character.COMBINING_SPACING_MARK);
    private static final Pattern TEX_COMMAND = Pattern.compile("\\\\([A-Za-z]+)");
    private static final Set<Character.UnicodeScript> UNDIVIDED =
            EnumSet.of(Character.UnicodeScript.HAN, Character.UnicodeScript.HIRAGANA, Character.UnicodeScript.KATAKANA);
    private static final Set<Integer> NUMBERS =
            Set.of((int) Character.DECIMAL_DIGIT_NUMBER, (int) Character.LETTER_NUMBER, (int) Character.OTHER_NUMBER);
    private static final int ASCII = 0x80;
    private static final int FIRST_IDEOGRAPH = 0x2e80;
    private static final int LONGEST = 40;

    private SearchWords() {}

    /** All words in their order, also those that come again. */
    public static List<String> all(String text) {
        List<String> words = new ArrayList<>();
        String plain = folded(text);
        int start = -1;
        for (int at = 0; at < plain.length(); ) {
            int character = plain.codePointAt(at);
            int next = at + Character.charCount(character);
            boolean alone = isWordOfItsOwn(character);
            boolean inside = !alone && isPart(character);
            if (start >= 0 && !inside) {
                words.add(shortened(plain.substring(start, at)));
                start = -1;
            }
            if (alone) {
                words.add(plain.substring(at, next));
            } else if (inside && start < 0) {
                start = at;
            }
            at = next;
        }
        if (start >= 0) {
            words.add(shortened(plain.substring(start)));
        }
        return words;
    }

    private static boolean isPart(int character) {
        return character < ASCII
                ? (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
                : Character.isLetter(character) || NUMBERS.contains(Character.getType(character));
    }

    private static boolean isWordOfItsOwn(int character) {
        return character >= FIRST_IDEOGRAPH && UNDIVIDED.contains(Character.UnicodeScript.of(character));
    }

    /** The different words that tell anything, in the order of their first appearance: not a single letter or digit. */
    public static Set<String> telling(String text) {
        Set<String> words = new LinkedHashSet<>(all(text));
        words.removeIf(word -> word.length() == 1 && word.charAt(0) < '\u0250');
        return words;
    }

    /** TeX as a reader would name it: Greek letters and the letters and numbers of the formula, without its commands. */
    public static String ofTex(String tex) {
        return TEX_COMMAND.matcher(tex).replaceAll(command -> {
            String name = command.group(1).toLowerCase(Locale.ROOT).replaceFirst("^var", "");
            return GREEK.contains(name) ? " " + name + " " : " ";
        });
    }

    private static String folded(String text) {
        if (isAscii(text)) {
            return text.toLowerCase(Locale.ROOT);
        }
        String plain =
                unmarked(Normalizer.normalize(text, Normalizer.Form.NFKD)).toLowerCase(Locale.ROOT);
        StringBuilder out = new StringBuilder(plain.length() + plain.length() / 8);
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            boolean lone = isGreek(c) && !isGreek(plain, i - 1) && !isGreek(plain, i + 1);
            if (lone) {
                out.append(GREEK.get(c - ALPHA));
            } else {
                out.append(c < ASCII ? c : decomposed(c));
            }
        }
        return out.toString();
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= ASCII) {
                return false;
            }
        }
        return true;
    }

    /** The text without the marks that stand on letters. */
    private static String unmarked(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int character = text.codePointAt(i);
            if (character < FIRST_MARK || !MARKS.contains(Character.getType(character))) {
                out.appendCodePoint(character);
            }
            i += Character.charCount(character);
        }
        return out.toString();
    }

    private static boolean isGreek(String text, int at) {
        return at >= 0 && at < text.length() && isGreek(text.charAt(at));
    }

    private static boolean isGreek(char c) {
        return c >= ALPHA && c <= OMEGA;
    }

    /** Letters that Unicode does not take apart, and the sigma that ends words. */
    private static char decomposed(char c) {
        return switch (c) {
            case '\u0131' -> 'i';
            case '\u00f8' -> 'o';
            case '\u0142' -> 'l';
            case '\u03c2' -> '\u03c3';
            default -> c;
        };
    }

    /** Cut between characters, never inside one. */
    private static String shortened(String word) {
        return word.length() <= LONGEST
                ? word
                : word.substring(0, Character.isHighSurrogate(word.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST);
    }
}
