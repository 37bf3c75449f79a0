package galley.figure;

import java.util.ArrayList;
import java.util.List;

/** Breaks a text into lines, since SVG does not. */
final class Wrapping {
    private Wrapping() {}

    /** Lines of at most {@code width} characters, broken at spaces and behind hyphens, dashes and slashes; a longer word is broken inside. */
    static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text.trim();
        while (rest.length() > width) {
            int end = end(rest, width);
            lines.add(rest.substring(0, end).trim());
            rest = rest.substring(end).trim();
        }
        lines.add(rest);
        return lines;
    }

    private static int end(String text, int width) {
        for (int end = width; end > 0; end--) {
            if (text.charAt(end) == ' ' || "-–—/".indexOf(text.charAt(end - 1)) >= 0) {
                return end;
            }
        }
        return whole(text, width);
    }

    /** The same end, or one less where it would part a surrogate pair. */
    private static int whole(String text, int end) {
        return end > 1 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
    }
}
