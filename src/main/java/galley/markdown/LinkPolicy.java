package galley.markdown;

import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which addresses a page may link to: http, https, mailto, relative ones and fragments.
 *
 * <p>The address is judged as it stands and again with its percent signs resolved, both times without the white space and
 * the invisible characters that browsers drop, so that {@code java\nscript:} and {@code %2F/host} gain nothing.
 */
public final class LinkPolicy {
    private static final Set<String> WEB = Set.of("http", "https");
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\u2028\\u2029]");
    private static final Pattern DROPPED = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Z}\\s]");
    private static final Pattern PERCENT = Pattern.compile("%([0-9A-Fa-f]{2})");
    private static final int ROUNDS = 3;

    private LinkPolicy() {}

    /** Whether a page may link to {@code url}, from which entities and backslash escapes are gone. */
    public static boolean allows(String url) {
        if (isPlain(url)) {
            return allowsPlain(url);
        }
        if (CONTROL.matcher(url).find()) {
            return false;
        }
        String judged = url;
        for (int round = 0; round < ROUNDS; round++) {
            if (!allowsPlain(DROPPED.matcher(judged).replaceAll(""))) {
                return false;
            }
            judged = PERCENT.matcher(judged).replaceAll(LinkPolicy::character);
        }
        return allowsPlain(DROPPED.matcher(judged).replaceAll(""));
    }

    /** Whether an address is of characters alone that stand as they are wherever it is written. */
    public static boolean isCommon(String url) {
        for (int i = 0; i < url.length(); i++) {
            char c = url.charAt(i);
            if ((c < 'a' || c > 'z') && (c < '-' || c > ':') && (c < 'A' || c > 'Z') && c != '#' && c != '_') {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(String url) {
        for (int i = 0; i < url.length(); i++) {
            char c = url.charAt(i);
            if (c <= ' ' || c > '~' || c == '%') {
                return false;
            }
        }
        return true;
    }

    private static boolean allowsPlain(String url) {
        int end = schemeEnd(url);
        if (end < 0) {
            return !(isSlash(url, 0) && isSlash(url, 1));
        }
        String name = lower(url.substring(0, end));
        return name.equals("mailto") || (WEB.contains(name) && namesHost(url.substring(end + 1)));
    }

    /** Where the colon of a scheme stands, or -1. */
    private static int schemeEnd(String url) {
        for (int i = 0; i < url.length(); i++) {
            char c = url.charAt(i);
            if (c == ':') {
                return i;
            }
            if (c == '/' || c == '?' || c == '#') {
                return -1;
            }
        }
        return -1;
    }

    /** Browsers read {@code https:path} and {@code https:/path} as relative, and a backslash as a slash. */
    private static boolean namesHost(String rest) {
        return rest.startsWith("//") && rest.length() > 2 && !isSlash(rest, 2);
    }

    private static boolean isSlash(String text, int at) {
        return at < text.length() && (text.charAt(at) == '/' || text.charAt(at) == '\\');
    }

    private static String character(MatchResult percent) {
        char c = (char) Integer.parseInt(percent.group(1), 16);
        return Matcher.quoteReplacement(String.valueOf(c));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
