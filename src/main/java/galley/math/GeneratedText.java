package galley.math;

import java.util.BitSet;
import java.util.regex.Pattern;

/** The text that a style rule adds before or behind an element. */
final class GeneratedText {
    private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");
    private static final String DIGITS = "0123456789";

    private GeneratedText() {}

    /** The characters in it; a counter may show any digit. */
    static BitSet of(StyleRule rule) {
        BitSet characters = new BitSet();
        String content = rule.value("content").orElse("");
        STRING.matcher(content)
                .results()
                .flatMapToInt(found -> found.group(1).codePoints())
                .forEach(characters::set);
        if (content.contains("counter(")) {
            DIGITS.chars().forEach(characters::set);
        }
        return characters;
    }
}
