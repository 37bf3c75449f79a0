package galley.text;

import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A text with its name, which answers for every offset where a person finds it.
 *
 * <p>A text may be embedded in another one, as the content of a lesson is in a string literal of its record. Offsets
 * then count in the embedded text, and positions are those in the outermost file:
 *
 * <pre>{@code
 * SourceText file = SourceText.of("a.json", "{\"content\": \"x\\ny\"}");
 * SourceText content = file.embedded("x\ny", offset -> offset < 2 ? 13 + offset : 14 + offset);
 * content.position(2); // line 1, column 17: the y
 * }</pre>
 */
public final class SourceText {
    private final String name;
    private final Supplier<String> text;
    private final SourceText outer;
    private final OffsetMap toOuter;
    private int[] lineStarts = new int[0];

    /** Takes an offset of an embedded text to the offset in the text around it. */
    @FunctionalInterface
    public interface OffsetMap {
        int outerOffset(int offset);
    }

    /** A text that is there. */
    private record Known(String get) implements Supplier<String> {}

    private SourceText(String name, Supplier<String> text) {
        this.name = name;
        this.text = text;
        this.outer = this;
        this.toOuter = offset -> offset;
    }

    private SourceText(SourceText outer, String text, OffsetMap toOuter) {
        this.name = outer.name;
        this.text = new Known(text);
        this.outer = outer;
        this.toOuter = toOuter;
    }

    /** A text of its own; {@code name} is the file's path as the user wrote it. */
    public static SourceText of(String name, String text) {
        return new SourceText(name, new Known(text));
    }

    /** A text that is read whenever it is asked for; {@code reading} gives the same text each time. */
    public static SourceText onDemand(String name, Supplier<String> reading) {
        return new SourceText(name, reading);
    }

    /** A text that stands, perhaps escaped, inside this one. */
    public SourceText embedded(String inner, OffsetMap toOuterOffset) {
        return new SourceText(this, inner, toOuterOffset);
    }

    /** The file's path as the user wrote it. */
    public String name() {
        return name;
    }

    public String text() {
        return text.get();
    }

    public int length() {
        return text().length();
    }

    /** The outermost text: the file. */
    public SourceText file() {
        return outer == this ? this : outer.file();
    }

    /** The offset in the outermost text. */
    public int fileOffset(int offset) {
        return outer == this ? offset : outer.fileOffset(toOuter.outerOffset(offset));
    }

    /** Line and column in the outermost text. */
    public Position position(int offset) {
        return outer == this ? ownPosition(offset) : file().ownPosition(fileOffset(offset));
    }

    /** The line of the outermost text in which {@code offset} lies, without its end. */
    public String lineAt(int offset) {
        SourceText file = file();
        int start = file.lineStart(position(offset).line());
        String text = file.text();
        int end = start;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return text.substring(start, end);
    }

    private int lineStart(int line) {
        return lineStarts()[line - 1];
    }

    private Position ownPosition(int offset) {
        if (offset < 0 || offset > length()) {
            throw new IndexOutOfBoundsException("offset " + offset + " of " + length() + " in " + name);
        }
        int found = Arrays.binarySearch(lineStarts(), offset);
        int line = found >= 0 ? found : -found - 2;
        return new Position(line + 1, offset - lineStarts()[line] + 1);
    }

    private int[] lineStarts() {
        if (lineStarts.length == 0) {
            lineStarts = scanLineStarts(text());
        }
        return lineStarts;
    }

    private static int[] scanLineStarts(String text) {
        int[] starts = new int[16];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            if (endsLine(text, i)) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, 2 * count);
                }
                starts[count++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    private static boolean endsLine(String text, int i) {
        char c = text.charAt(i);
        boolean crOfCrlf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
        return isLineEnd(c) && !crOfCrlf;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
