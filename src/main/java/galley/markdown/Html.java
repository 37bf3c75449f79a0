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
        for (int i = 0; i < text.length(); i++) {
            escape(text.charAt(i));
        }
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

    private void escape(char c) {
        switch (c) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            default -> out.append(c);
        }
    }
}
