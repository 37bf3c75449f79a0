package galley.revision;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A stretch of text that is in one revision or in both.
 *
 * @param kind in which
 * @param text the characters, never none
 */
public record TextPart(Kind kind, String text) {

    /** In which revision a part stands. */
    public enum Kind {
        KEPT,
        DELETED,
        INSERTED
    }

    /** The old text of which these are the parts. */
    public static String before(List<TextPart> parts) {
        return without(Kind.INSERTED, parts);
    }

    /** The new text of which these are the parts. */
    public static String now(List<TextPart> parts) {
        return without(Kind.DELETED, parts);
    }

    private static String without(Kind kind, List<TextPart> parts) {
        return parts.stream()
                .filter(part -> part.kind() != kind)
                .map(TextPart::text)
                .collect(Collectors.joining());
    }
}
