package galley.content;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says a parser's complaint in the words of a record's author.
 *
 * @param message what was expected and what was found
 * @param hint what to do; may be empty
 */
record SyntaxWording(String message, String hint) {
    private static final String FOUND = "Unexpected character \\(('.*?') \\(code .*";
    private static final String CLOSE = "a quotation mark, bracket or brace is not closed, or the file was cut";

    /** In the order in which they are tried; {@code {1}} stands for what the pattern's group found. */
    private static final List<Rule> RULES = List.of(
            rule(".*end-of-input.*", "The text ends before the object does.", CLOSE),
            rule(".*\\(non-standard\\) comment.*", "JSON has no comments.", "remove it, or make it a member"),
            rule(".*Leading zeroes.*", "A JSON number has no leading zeros.", ""),
            rule(".*plus sign.*", "A JSON number has no plus sign.", "leave it out"),
            rule(
                    ".*CTRL-CHAR, code (\\d+)\\).*",
                    "A string holds a raw control character, number {1}.",
                    "a quotation mark is missing, or the character is to be written as an escape such as \\n"),
            rule(
                    "Unrecognized character escape '(.*)' .*",
                    "JSON knows no escape \\{1}.",
                    "write two backslashes for one that is meant"),
            rule(FOUND + "hex-digit.*", "Expected four hexadecimal digits behind \\u, but found {1}.", ""),
            rule(FOUND + "expecting comma.*", "Expected a comma between two entries, but found {1}.", ""),
            rule(FOUND + "expecting a colon.*", "Expected a colon behind the member''s name, but found {1}.", ""),
            rule(
                    FOUND + "field name.*",
                    "Expected a member''s name in quotation marks, but found {1}.",
                    "there is a comma too many before it, or the quotation mark is missing"),
            rule(FOUND, "Expected a value, but found {1}.", "strings stand in double quotation marks"),
            rule(
                    "(?:Unrecognized|Non-standard) token ('.*?'):.*",
                    "Expected a value, but found {1}.",
                    "strings stand in double quotation marks; other words than true, false and null are no JSON"),
            rule(
                    "Expected a field name.*",
                    "Expected a plain word as a member''s name, but found an alias or a nested value.",
                    ""),
            rule("(?:while|mapping|in) .*?\\R(\\S[^\\r\\n]*)(?:\\R.*|$)", "The companion is no YAML: {1}.", ""),
            rule("(.+?)(?:\\R.*|$)", "{1}.", ""));

    private record Rule(Pattern complaint, String message, String hint) {}

    private static Rule rule(String complaint, String message, String hint) {
        return new Rule(Pattern.compile(complaint, Pattern.DOTALL), message.replace("''", "'"), hint);
    }

    /** The first wording whose rule fits. */
    static SyntaxWording of(String complaint) {
        for (Rule rule : RULES) {
            Matcher matcher = rule.complaint().matcher(complaint);
            if (matcher.matches()) {
                return new SyntaxWording(filled(rule.message(), matcher), filled(rule.hint(), matcher));
            }
        }
        return new SyntaxWording("This cannot be read.", "");
    }

    private static String filled(String text, MatchResult found) {
        if (found.groupCount() == 0) {
            return text;
        }
        String part = found.group(1).strip().replaceAll("[\\s.]*$", "");
        boolean begins = text.startsWith("{1}") && !part.isEmpty();
        String shown = begins ? part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1) : part;
        return text.replace("{1}", shown);
    }
}
