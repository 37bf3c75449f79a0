package galley.site;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Leaves the comments of a style sheet out of what readers load, but for those that are to stay: they begin with !. */
final class StyleComments {
    private static final Pattern COMMENT = Pattern.compile("(\"[^\"\\\\]*+(?:\\\\[\\s\\S][^\"\\\\]*+)*+\""
            + "|'[^'\\\\]*+(?:\\\\[\\s\\S][^'\\\\]*+)*+'"
            + "|url\\([^)]*+\\))"
            + "|/\\*(?!!)[\\s\\S]*?\\*/\\n?");

    private StyleComments() {}

    /** The sheet without comments; what looks like one inside a string or an address stays. */
    static String removed(String sheet) {
        return COMMENT.matcher(sheet)
                .replaceAll(match -> match.group(1) == null ? "" : Matcher.quoteReplacement(match.group()));
    }
}
