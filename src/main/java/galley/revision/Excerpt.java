package galley.revision;

import java.util.ArrayList;
import java.util.List;

/** Shortens what two texts have in common, so that a reader finds the differences. */
public final class Excerpt {
    private static final String GAP = " … ";

    private Excerpt() {}

    /**
     * The parts with every kept one cut down to what stands beside a change.
     *
     * @param around how many code units are kept on each side of a change, about
     * @return nothing when nothing differs but blank lines at the end
     */
    public static List<TextPart> of(List<TextPart> parts, int around) {
        List<TextPart> excerpt = new ArrayList<>();
        if (parts.stream().allMatch(part -> part.kind() == TextPart.Kind.KEPT)) {
            return excerpt;
        }
        for (int i = 0; i < parts.size(); i++) {
            TextPart part = parts.get(i);
            if (part.kind() == TextPart.Kind.KEPT) {
                String text = shortened(part.text(), i == 0 ? 0 : around, i == parts.size() - 1 ? 0 : around);
                excerpt.add(new TextPart(TextPart.Kind.KEPT, text));
            } else {
                excerpt.add(part);
            }
        }
        stripEnd(excerpt);
        return excerpt;
    }

    private static void stripEnd(List<TextPart> excerpt) {
        int last = excerpt.size() - 1;
        while (last >= 0 && excerpt.get(last).text().isBlank()) {
            excerpt.remove(last--);
        }
        if (last >= 0) {
            TextPart part = excerpt.get(last);
            excerpt.set(last, new TextPart(part.kind(), part.text().stripTrailing()));
        }
    }

    private static String shortened(String text, int head, int tail) {
        if (text.length() <= head + tail + GAP.length()) {
            return text;
        }
        return text.substring(0, wordEnd(text, head)) + GAP + text.substring(wordStart(text, text.length() - tail));
    }

    /** The last white space before {@code limit}, or a whole character where there is none. */
    private static int wordEnd(String text, int limit) {
        int end = limit;
        while (end > 0 && !Character.isWhitespace(text.charAt(end))) {
            end--;
        }
        return end > 0 || limit == 0 ? end : text.offsetByCodePoints(0, text.codePointCount(0, limit) - 1);
    }

    /** The first place behind white space from {@code limit} on, or a whole character where there is none. */
    private static int wordStart(String text, int limit) {
        int start = limit;
        while (start < text.length() && !Character.isWhitespace(text.charAt(start - 1))) {
            start++;
        }
        return start < text.length() || limit == text.length()
                ? start
                : limit + (Character.isLowSurrogate(text.charAt(limit)) ? 1 : 0);
    }
}
