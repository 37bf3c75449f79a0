package galley.site;

import java.util.ArrayList;
import java.util.List;

/** Breaks a title into lines of a box; what does not fit is left out behind an ellipsis. */
final class TitleLines {
    private TitleLines() {}

    /** At most {@code most} lines of about {@code width} characters. */
    static List<String> of(String title, int width, int most) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : title.strip().split("\\s+", -1)) {
            for (String piece : pieces(word, width)) {
                if (line.length() > 0 && line.length() + 1 + piece.length() > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.length() == 0 ? "" : " ").append(piece);
            }
        }
        lines.add(line.toString());
        if (lines.size() <= most) {
            return lines;
        }
        List<String> kept = new ArrayList<>(lines.subList(0, most));
        kept.set(most - 1, kept.get(most - 1) + "…");
        return kept;
    }

    /** A word that is longer than a line is cut, never inside a character. */
    private static List<String> pieces(String word, int width) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (word.length() - from > width) {
            int end = from + width;
            end -= Character.isHighSurrogate(word.charAt(end - 1)) ? 1 : 0;
            pieces.add(word.substring(from, end));
            from = end;
        }
        pieces.add(word.substring(from));
        return pieces;
    }
}
