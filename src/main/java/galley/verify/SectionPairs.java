package galley.verify;

import galley.lesson.Section;
import galley.lesson.Value;
import galley.text.Place;
import galley.text.Position;
import galley.text.SourceText;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Puts each section that a record states beside the heading that it is about.
 *
 * <p>Where one section or heading too many stands between others, the ones before and behind it are still compared, so
 * that one fault is not reported once for every section that follows.
 */
final class SectionPairs {
    private final List<Optional<Section>> stored;
    private final List<Seal.Part> parts;
    private final int before;
    private final int behind;

    private SectionPairs(List<Optional<Section>> stored, List<Seal.Part> parts) {
        this.stored = stored;
        this.parts = parts;
        boolean aligned = stored.size() == parts.size();
        int most = Math.min(stored.size(), parts.size());
        this.before = aligned ? most : same(most, i -> i, i -> i);
        this.behind = aligned ? 0 : same(most - before, i -> stored.size() - 1 - i, i -> parts.size() - 1 - i);
    }

    /**
     * A section and its heading.
     *
     * @param number of the section, from 1
     */
    record Pair(int number, Section stored, Seal.Part part) {
        boolean fits() {
            return isOf(part);
        }

        boolean isOf(Seal.Part other) {
            return stored.title().equals(other.title())
                    && stored.start() == other.range().start()
                    && stored.end() == other.range().end();
        }
    }

    /** Pairs the items of {@code sections}, of which some may not have been readable, with the headings. */
    static SectionPairs of(Value.Items items, List<Section> sections, List<Seal.Part> parts) {
        IdentityHashMap<Place, Section> readable = new IdentityHashMap<>();
        sections.forEach(section -> readable.put(section.place(), section));
        List<Optional<Section>> stored = items.items().stream()
                .map(item -> Optional.ofNullable(readable.get(item.place())))
                .toList();
        return new SectionPairs(stored, parts);
    }

    /** All pairs in order. */
    List<Pair> all() {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            add(i, parts.get(i), pairs);
        }
        for (int i = behind; i > 0; i--) {
            add(stored.size() - i, parts.get(parts.size() - i), pairs);
        }
        return pairs;
    }

    /** The ranges of all pairs. */
    List<OffsetCause.Pair> offsets() {
        return all().stream()
                .map(pair -> new OffsetCause.Pair(
                        pair.number(),
                        pair.stored().start(),
                        pair.stored().end(),
                        pair.part().range()))
                .toList();
    }

    /** Names the first heading without its section or, if there is none, the first section without its heading. */
    String stranger(SourceText content) {
        if (parts.size() > before + behind) {
            Seal.Part part = parts.get(before);
            Position position = content.position(part.range().start());
            return "the first heading without its section is \"" + part.title() + "\" at offset "
                    + part.range().start() + " (" + position.line() + ":" + position.column() + ")";
        }
        String title = stored.get(before).map(Section::title).orElse("");
        return "the first section without its heading is number " + (before + 1) + ", \"" + title + "\"";
    }

    /** A hint when the only two wrong sections are each other's. */
    static String swap(List<Pair> wrong) {
        if (wrong.size() != 2
                || !wrong.get(0).isOf(wrong.get(1).part())
                || !wrong.get(1).isOf(wrong.get(0).part())) {
            return "";
        }
        return "sections " + wrong.get(0).number() + " and " + wrong.get(1).number() + " are swapped";
    }

    private interface Index {
        int of(int i);
    }

    /** How many sections have the titles of their headings, counted one way or the other. */
    private int same(int most, Index ofStored, Index ofPart) {
        int count = 0;
        while (count < most && sameTitle(stored.get(ofStored.of(count)), parts.get(ofPart.of(count)))) {
            count++;
        }
        return count;
    }

    private static boolean sameTitle(Optional<Section> section, Seal.Part part) {
        return section.map(known -> known.title().equals(part.title())).orElse(true);
    }

    private void add(int index, Seal.Part part, List<Pair> pairs) {
        stored.get(index).ifPresent(section -> pairs.add(new Pair(index + 1, section, part)));
    }
}
