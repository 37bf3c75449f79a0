package galley.revision;

import galley.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the numbers that differ between two states of a section. A number did not change that stands in a kept part
 * and is the same number there in both states; the others are paired place by place.
 */
final class NumberDiff {
    private final SectionChange.Matched section;
    private final PartMap map;
    private final Set<Span> kept = new HashSet<>();

    private NumberDiff(SectionChange.Matched section) {
        this.section = section;
        this.map = PartMap.of(section.parts());
    }

    /** The changed numbers of a section, in order of their places. */
    static List<NumberChange> of(SectionChange.Matched section) {
        NumberDiff diff = new NumberDiff(section);
        return diff.map.oldEnds().isEmpty() ? List.of() : diff.changes();
    }

    private List<NumberChange> changes() {
        List<Numbers.Found> old = Numbers.in(TextPart.before(section.parts()));
        List<Numbers.Found> now = Numbers.in(TextPart.now(section.parts()));
        findKept(old, now);
        List<List<Numbers.Found>> gone = byPlace(
                old.stream()
                        .filter(number ->
                                map.toNew(number.span()).filter(kept::contains).isEmpty())
                        .toList(),
                map.oldEnds());
        List<List<Numbers.Found>> come = byPlace(
                now.stream().filter(number -> !kept.contains(number.span())).toList(), map.newEnds());
        List<NumberChange> changes = new ArrayList<>();
        for (int place = 0; place < gone.size(); place++) {
            changes.addAll(new NumberPairs(gone.get(place), come.get(place)).changes(section.now()));
        }
        return changes;
    }

    private void findKept(List<Numbers.Found> old, List<Numbers.Found> now) {
        Map<Span, String> texts = new HashMap<>();
        now.forEach(number -> texts.put(number.span(), number.text()));
        for (Numbers.Found number : old) {
            map.toNew(number.span())
                    .filter(span -> number.text().equals(texts.get(span)))
                    .ifPresent(kept::add);
        }
    }

    /** The numbers by the first change that ends at or behind their start, or else the last one. */
    private static List<List<Numbers.Found>> byPlace(List<Numbers.Found> numbers, List<Integer> ends) {
        List<List<Numbers.Found>> places = new ArrayList<>();
        ends.forEach(end -> places.add(new ArrayList<>()));
        int place = 0;
        for (Numbers.Found number : numbers) {
            while (place + 1 < ends.size() && ends.get(place) < number.span().start()) {
                place++;
            }
            places.get(place).add(number);
        }
        return places;
    }
}
