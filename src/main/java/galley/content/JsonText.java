package galley.content;

/** The written form of JSON values. */
final class JsonText {
    private static final String ESCAPED = "\"\\\b\f\n\r\t";
    private static final String LETTERS = "\"\\bfnrt";

    private JsonText() {}

    /** A string literal: nothing is escaped that may stand as it is. */
    static String quoted(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int letter = ESCAPED.indexOf(c);
            if (letter >= 0) {
                out.append('\\').append(LETTERS.charAt(letter));
            } else if (c < ' ') {
                out.append("\\u00").append(c < 16 ? "0" : "").append(Integer.toHexString(c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }

    /** The offset behind the value that begins at {@code start} of some valid JSON. */
    static int end(String json, int start) {
        char first = json.charAt(start);
        if (first == '"') {
            return stringEnd(json, start);
        }
        return first == '{' || first == '[' ? nestedEnd(json, start) : wordEnd(json, start);
    }

    private static int stringEnd(String json, int start) {
        int at = start + 1;
        while (json.charAt(at) != '"') {
            at += json.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private static int nestedEnd(String json, int start) {
        int depth = 0;
        int at = start;
        do {
            char c = json.charAt(at);
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            at = c == '"' ? stringEnd(json, at) : at + 1;
        } while (depth > 0);
        return at;
    }

    private static int wordEnd(String json, int start) {
        int at = start;
        while (at < json.length() && ",]} \t\r\n".indexOf(json.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    /** The white space from {@code start} on. */
    static String space(String json, int start) {
        int at = start;
        while (at < json.length() && " \t\r\n".indexOf(json.charAt(at)) >= 0) {
            at++;
        }
        return json.substring(start, at);
    }
}
