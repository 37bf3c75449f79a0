package galley.text;

/** Writes strings as JSON does. */
public final class JsonString {
    private static final String ESCAPED = "\"\\\b\f\n\r\t";
    private static final String LETTERS = "\"\\bfnrt";

    private JsonString() {}

    /** A member of an object whose value is a string. */
    public static String member(String name, String text) {
        return quoted(name) + ": " + quoted(text);
    }

    /** The literal of a string: nothing is escaped that may stand as it is. */
    public static String quoted(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2);
        append(out, text);
        return out.toString();
    }

    /** Appends the literal of a string. */
    public static void append(StringBuilder out, String text) {
        out.append('"');
        if (isPlain(text)) {
            out.append(text);
        } else {
            appendEscaped(out, text);
        }
        out.append('"');
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    private static void appendEscaped(StringBuilder out, String text) {
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
    }
}
