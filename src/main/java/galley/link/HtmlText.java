package galley.link;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The character references of HTML that stand in attributes which templates write. */
final class HtmlText {
    private static final Pattern REFERENCE =
            Pattern.compile("&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));");
    private static final Map<String, String> NAMED =
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", "\u00A0");

    private HtmlText() {}

    /** The value of an attribute; a name that is not known here stays as it stands. */
    static String decoded(String value) {
        return value.indexOf('&') < 0
                ? value
                : REFERENCE.matcher(value).replaceAll(match -> Matcher.quoteReplacement(character((Matcher) match)));
    }

    private static String character(Matcher match) {
        if (match.group(3) != null) {
            return NAMED.getOrDefault(match.group(3), match.group());
        }
        int code = match.group(1) != null ? Integer.parseInt(match.group(1)) : Integer.parseInt(match.group(2), 16);
        return Character.isValidCodePoint(code) ? Character.toString(code) : match.group();
    }
}
