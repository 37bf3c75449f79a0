package galley.site;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds words of one text in another. A word is a run of letters and digits; case does not matter. */
final class Words {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");
    private static final String OTHER = "(?:remote|receiving|other|far|peer|opposite|destination)";

    private Words() {}

    /** The last word of a text in lower case; empty where there is none. */
    static String last(String text) {
        List<String> words = of(text);
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    /** Where a text names another thing of the kind that {@code title} names, as it stands there, with its article. */
    static Optional<String> other(String text, String title) {
        List<String> words = of(title);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        String kind = words.stream().map(Pattern::quote).collect(Collectors.joining("|"));
        Matcher found = Pattern.compile(
                        "(?<![\\p{L}\\p{N}])(?:(?:the|a|an) )?" + OTHER + " (?:(?:" + kind + ") )*"
                                + Pattern.quote(last(title)) + "(?![\\p{L}\\p{N}])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(text);
        return found.find() ? Optional.of(found.group()) : Optional.empty();
    }

    /** The longest run of a text that ends with the last word of {@code source} and holds words of it alone. */
    static String sharedRun(String text, String source) {
        Set<String> known = Set.copyOf(of(source));
        String last = last(source);
        String longest = "";
        int start = -1;
        int end = 0;
        for (MatchResult word : WORD.matcher(text).results().toList()) {
            boolean goes = known.contains(lower(word.group()));
            boolean joined = start >= 0 && text.substring(end, word.start()).equals(" ");
            start = goes ? (joined ? start : word.start()) : -1;
            end = word.end();
            if (goes && lower(word.group()).equals(last) && end - start > longest.length()) {
                longest = text.substring(start, end);
            }
        }
        return longest;
    }

    private static List<String> of(String text) {
        return WORD.matcher(text).results().map(word -> lower(word.group())).toList();
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
