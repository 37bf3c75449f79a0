package galley.cli;

import java.util.Locale;

/** Writes the language of manual pages, in which a dot that begins a line and every backslash have a meaning. */
final class Roff {
    private static final int ASCII = 0x7F;

    private final StringBuilder out = new StringBuilder();

    Roff title(String name, String version) {
        out.append(".TH \"")
                .append(escaped(name.toUpperCase(Locale.ROOT)))
                .append("\" 1 \"\" \"")
                .append(escaped(version))
                .append("\"\n");
        return this;
    }

    Roff section(String name) {
        out.append(".SH \"").append(escaped(name.toUpperCase(Locale.ROOT))).append("\"\n");
        return this;
    }

    /** A paragraph. */
    Roff text(String text) {
        out.append(".PP\n").append(line(text)).append('\n');
        return this;
    }

    /** A label and what it means. */
    Roff item(String label, String text) {
        out.append(".TP\n\\fB")
                .append(escaped(label))
                .append("\\fR\n")
                .append(line(text))
                .append('\n');
        return this;
    }

    private static String line(String text) {
        String escaped = escaped(text);
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '\\' -> escaped.append("\\e");
                case '-' -> escaped.append("\\-");
                case '"' -> escaped.append("\\(dq");
                default -> {
                    if (character > ASCII) {
                        escaped.append(String.format(Locale.ROOT, "\\[u%04X]", character));
                    } else {
                        escaped.appendCodePoint(character);
                    }
                }
            }
        });
        return escaped.toString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
