package galley.content;

/** Finds where the parts of some valid JSON end. */
final class JsonText {
    private JsonText() {}

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
