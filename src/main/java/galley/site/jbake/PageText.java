package galley.site.jbake;

import java.io.IOException;
import java.io.Writer;

/** The text of one page. A loop that never ends would fill the memory of the whole build, so a page has a bound. */
final class PageText extends Writer {
    static final int MOST = 1 << 25;

    private final StringBuilder text = new StringBuilder();

    @Override
    public void write(char[] chars, int from, int length) throws IOException {
        if (length > MOST - text.length()) {
            throw new IOException("The page has more than " + MOST + " characters.");
        }
        text.append(chars, from, length);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    @Override
    public String toString() {
        return text.toString();
    }
}
