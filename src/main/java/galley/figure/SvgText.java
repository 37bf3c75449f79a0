package galley.figure;

/** Writes a drawing as SVG markup that stands inside HTML. */
public final class SvgText implements Sink {
    private final StringBuilder markup = new StringBuilder();
    private final StringBuilder path = new StringBuilder();
    private boolean tagOpen;

    @Override
    public void open(String element) {
        closeTag();
        markup.append('<').append(element);
        path.append(element).append('\n');
        tagOpen = true;
    }

    @Override
    public void attribute(String name, String value) {
        markup.append(' ').append(name).append("=\"");
        escape(value);
        markup.append('"');
    }

    @Override
    public void text(String text) {
        closeTag();
        escape(text);
    }

    @Override
    public void close() {
        closeTag();
        int start = path.lastIndexOf("\n", path.length() - 2) + 1;
        markup.append("</").append(path, start, path.length() - 1).append('>');
        path.setLength(start);
    }

    /** The markup so far. */
    public String markup() {
        return markup.toString();
    }

    private void closeTag() {
        if (tagOpen) {
            markup.append('>');
            tagOpen = false;
        }
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
