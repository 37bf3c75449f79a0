package galley.markdown;

/** Writes HTML. Whatever is not {@link #raw} is escaped. */
final class Html {
    private final StringBuilder out = new StringBuilder();

    /** Markup that is right as it stands. */
    Html raw(String markup) {
        out.append(markup);
        return this;
    }

    /** Text between tags. */
    Html text(String text) {
        int done = 0;
        for (int i = 0; i < text.length(); i++) {
            String escape = escape(text.charAt(i));
            if (!escape.isEmpty()) {
                out.append(text, done, i).append(escape);
                done = i + 1;
            }
        }
        out.append(text, done, text.length());
        return this;
    }

    /** An attribute, with the space before it. */
    Html attribute(String name, String value) {
        return raw(" ").raw(name).raw("=\"").text(value).raw("\"");
    }

    /** A line feed between blocks. */
    Html line() {
        return raw("\n");
    }

    @Override
    public String toString() {
        return out.toString();
    }

    /** What stands for a character; nothing when it may stand for itself. */
    private static String escape(char c) {
        return switch (c) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            default -> "";
        };
    }
}
