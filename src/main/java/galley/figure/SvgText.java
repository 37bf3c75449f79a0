package galley.figure;

/** Writes a drawing as SVG markup that stands inside HTML. */
final class SvgText implements Sink {
    private final StringBuilder markup = new StringBuilder();

    @Override
    public void draw(String head, String text) {
        String name = head.substring(0, head.indexOf(' '));
        markup.append('<').append(name);
        attributes(head, name.length() + 1);
        markup.append('>');
        escape(text);
        markup.append("</").append(name).append('>');
    }

    private void attributes(String head, int from) {
        for (int start = from; start < head.length(); ) {
            int space = head.indexOf(' ', start);
            int end = space < 0 ? head.length() : space;
            int equals = head.indexOf('=', start);
            attribute(head.substring(start, equals), head.substring(equals + 1, end));
            start = end + 1;
        }
    }

    /** An element without attributes, such as a title. */
    void words(String name, String text) {
        markup.append('<').append(name).append('>');
        escape(text);
        markup.append("</").append(name).append('>');
    }

    /** Text, with the characters that markup uses escaped. */
    SvgText text(String text) {
        escape(text);
        return this;
    }

    /** Markup that holds no text of its own, such as the beginning of a group. */
    SvgText markup(String fixed) {
        markup.append(fixed);
        return this;
    }

    SvgText attribute(String name, String value) {
        markup.append(' ').append(name).append("=\"");
        escape(value);
        markup.append('"');
        return this;
    }

    /** The markup so far. */
    public String markup() {
        return markup.toString();
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> markup.append("&amp;");
                case '<' -> markup.append("&lt;");
                case '>' -> markup.append("&gt;");
                case '"' -> markup.append("&quot;");
                default -> markup.append(c);
            }
        }
    }
}
