package galley.revision;

import galley.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Takes places in an old text to places in the new one.
 *
 * @param kept the kept parts by their place in the old text
 * @param oldEnds where each change ends in the old text
 * @param newEnds where each change ends in the new text
 */
record PartMap(TreeMap<Integer, Kept> kept, List<Integer> oldEnds, List<Integer> newEnds) {

    /** A kept part: where it stands in the old text, and how far it moved. */
    record Kept(Span span, int distance) {}

    static PartMap of(List<TextPart> parts) {
        PartMap map = new PartMap(new TreeMap<>(), new ArrayList<>(), new ArrayList<>());
        int old = 0;
        int now = 0;
        boolean changing = false;
        for (TextPart part : parts) {
            boolean isKept = part.kind() == TextPart.Kind.KEPT;
            if (isKept && changing) {
                map.endChange(old, now);
            }
            int length = part.text().length();
            if (isKept) {
                map.kept.put(old, new Kept(new Span(old, old + length), now - old));
            }
            old += part.kind() == TextPart.Kind.INSERTED ? 0 : length;
            now += part.kind() == TextPart.Kind.DELETED ? 0 : length;
            changing = !isKept;
        }
        if (changing) {
            map.endChange(old, now);
        }
        return map;
    }

    /** Where a range of the old text stands in the new one, if it is kept as a whole. */
    Optional<Span> toNew(Span old) {
        return Optional.ofNullable(kept.floorEntry(old.start()))
                .map(entry -> entry.getValue())
                .filter(part -> old.end() <= part.span().end())
                .map(part -> old.shifted(part.distance()));
    }

    private void endChange(int old, int now) {
        oldEnds.add(old);
        newEnds.add(now);
    }
}
