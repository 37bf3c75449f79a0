package galley.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern LONE_GREEK =
            Pattern.compile("(?<![\\u03b1-\\u03c9])[\\u03b1-\\u03c9](?![\\u03b1-\\u03c9])");
    private static final Pattern TEX_COMMAND = Pattern.compile("\\\\([A-Za-z]+)");
    private static final Map<Character, String> UNDECOMPOSED =
            Map.of('\u0131', "i", '\u00f8', "o", '\u0142', "l", '\u03c2', "\u03c3");
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
        if (text.chars().allMatch(c -> c < ASCII)) {
            return text.toLowerCase(Locale.ROOT);
        }
        String plain = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < plain.length(); i++) {
            out.append(UNDECOMPOSED.getOrDefault(plain.charAt(i), String.valueOf(plain.charAt(i))));
        }
        return LONE_GREEK
                .matcher(out)
                .replaceAll(letter -> GREEK.get(letter.group().charAt(0) - '\u03b1'));
    }

    /** Cut between characters, never inside one. */
    private static String shortened(String word) {
        return word.length() <= LONGEST
                ? word
                : word.substring(0, Character.isHighSurrogate(word.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST);
    }
}
