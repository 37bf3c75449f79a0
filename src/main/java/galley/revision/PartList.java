package galley.revision;

import java.util.ArrayList;
import java.util.List;

/** Makes parts of hunks. Changes with nothing but white space between them become one, because they read better so. */
final class PartList {
    private final List<TextPart> parts = new ArrayList<>();
    private final StringBuilder kept = new StringBuilder();
    private final StringBuilder deleted = new StringBuilder();
    private final StringBuilder inserted = new StringBuilder();

    /** Appends a hunk. */
    void add(Hunk hunk) {
        kept.append(hunk.kept());
        if (!hunk.changes()) {
            return;
        }
        if (hasChange() && isBlank(kept)) {
            deleted.append(kept);
            inserted.append(kept);
            kept.setLength(0);
        } else {
            endChange();
            end(TextPart.Kind.KEPT, kept);
        }
        deleted.append(hunk.deleted());
        inserted.append(hunk.inserted());
    }

    /** All parts; nothing may be added any more. */
    List<TextPart> parts() {
        endChange();
        end(TextPart.Kind.KEPT, kept);
        return parts;
    }

    private boolean hasChange() {
        return deleted.length() + inserted.length() > 0;
    }

    private void endChange() {
        end(TextPart.Kind.DELETED, deleted);
        end(TextPart.Kind.INSERTED, inserted);
    }

    private void end(TextPart.Kind kind, StringBuilder text) {
        if (text.length() > 0) {
            parts.add(new TextPart(kind, text.toString()));
            text.setLength(0);
        }
    }

    private static boolean isBlank(StringBuilder text) {
        return text.chars().allMatch(Character::isWhitespace);
    }
}
