package galley.seal;

import galley.lesson.Section;
import galley.verify.Seal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives the headings of a content the ids by which links and companions know them already.
 *
 * <p>A heading keeps the id of the next section with the same title; one whose title is new keeps the id of the section
 * that stood at its position, if no other heading took it. What is left is {@code section-N}.
 */
final class SectionIds {
    private final List<Section> old;
    private final boolean[] taken;
    private final Set<String> used = new HashSet<>();

    private SectionIds(List<Section> old) {
        this.old = old;
        this.taken = new boolean[old.size()];
    }

    /** One id for each part, in order. */
    static List<String> of(List<Seal.Part> parts, List<Section> old) {
        SectionIds ids = new SectionIds(old);
        List<Optional<String>> kept = new ArrayList<>();
        parts.forEach(part -> kept.add(ids.byTitle(part.title())));
        for (int i = 0; i < parts.size(); i++) {
            if (kept.get(i).isEmpty()) {
                kept.set(i, ids.byPosition(i, parts.size()));
            }
        }
        List<String> all = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            int number = i + 1;
            all.add(kept.get(i).orElseGet(() -> ids.numbered(number)));
        }
        return all;
    }

    private Optional<String> byTitle(String title) {
        for (int i = 0; i < old.size(); i++) {
            if (!taken[i] && old.get(i).title().equals(title)) {
                return take(i);
            }
        }
        return Optional.empty();
    }

    /** Positions say something only while there are as many headings as before. */
    private Optional<String> byPosition(int position, int size) {
        return size == old.size() && !taken[position] ? take(position) : Optional.empty();
    }

    private Optional<String> take(int index) {
        taken[index] = true;
        String id = old.get(index).id();
        return used.add(id) ? Optional.of(id) : Optional.empty();
    }

    private String numbered(int position) {
        if (isFree(position)) {
            return take("section-" + position);
        }
        int number = old.size() + 1;
        while (!isFree(number)) {
            number++;
        }
        return take("section-" + number);
    }

    private boolean isFree(int number) {
        String id = "section-" + number;
        return !used.contains(id)
                && old.stream().noneMatch(section -> section.id().equals(id));
    }

    private String take(String id) {
        used.add(id);
        return id;
    }
}
