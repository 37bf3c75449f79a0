package galley.revision;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds for each old section the new one that it became. Ids count little, because a record numbers its sections: one
 * that is put in between renumbers all behind it.
 */
final class SectionMatcher {
    /** From this likeness on, two sections of different titles are taken for one. */
    private static final int ALIKE = 500;

    /** What the same id adds to the likeness. */
    private static final int SAME_ID = 200;

    /** How many words are looked up at most to find sections that are alike. */
    private static final long WORK = 20_000_000L;

    /** In which way two sections are known to be one, the surest first. */
    private static final List<Function<SectionText, Optional<Object>>> KEYS = List.of(
            Optional::of,
            section -> Optional.of(List.of(section.title(), section.text())),
            section -> Optional.of(List.of(section.title(), section.id())),
            section -> Optional.of(section.title()),
            section -> Optional.<Object>of(section.body())
                    .filter(body -> !section.body().isBlank()));

    private final List<SectionText> before;
    private final List<SectionText> now;
    private final int[] partners;
    private final boolean[] taken;

    private SectionMatcher(List<SectionText> before, List<SectionText> now) {
        this.before = before;
        this.now = now;
        this.partners = new int[before.size()];
        this.taken = new boolean[now.size()];
        Arrays.fill(partners, -1);
    }

    /** For each old section the index of the new one, or -1. */
    static int[] partners(List<SectionText> before, List<SectionText> now) {
        SectionMatcher matcher = new SectionMatcher(before, now);
        KEYS.forEach(matcher::pairEqual);
        matcher.pairAlike();
        return matcher.partners;
    }

    private void pairEqual(Function<SectionText, Optional<Object>> key) {
        Map<Object, Deque<Integer>> free = new HashMap<>();
        for (int j : freeNow()) {
            key.apply(now.get(j))
                    .ifPresent(value -> free.computeIfAbsent(value, none -> new ArrayDeque<>())
                            .add(j));
        }
        for (int i : freeBefore()) {
            key.apply(before.get(i)).map(free::get).map(Deque::poll).ifPresent(j -> pair(i, j));
        }
    }

    /** Two sections that might be one. */
    private record Likeness(int before, int now, int degree) {}

    private void pairAlike() {
        List<Likeness> likely = new ArrayList<>(likenesses());
        likely.sort(Comparator.comparingInt(Likeness::degree)
                .reversed()
                .thenComparingInt(Likeness::before)
                .thenComparingInt(Likeness::now));
        for (Likeness pair : likely) {
            if (partners[pair.before()] < 0 && !taken[pair.now()]) {
                pair(pair.before(), pair.now());
            }
        }
    }

    private List<Likeness> likenesses() {
        List<Integer> old = freeBefore();
        List<Integer> present = freeNow();
        Map<Integer, WordBag> oldBags = bags(old, before);
        Map<Integer, WordBag> presentBags = bags(present, now);
        long words = oldBags.values().stream().mapToLong(bag -> bag.size() + 1L).sum();
        List<Likeness> likely = new ArrayList<>();
        if (words * present.size() > WORK) {
            return likely;
        }
        oldBags.forEach((i, bag) -> presentBags.forEach((j, other) -> {
            int sameId = before.get(i).id().equals(now.get(j).id()) ? SAME_ID : 0;
            int degree = bag.likeness(other) + sameId;
            if (degree >= ALIKE) {
                likely.add(new Likeness(i, j, degree));
            }
        }));
        return likely;
    }

    private static Map<Integer, WordBag> bags(List<Integer> indexes, List<SectionText> sections) {
        Map<Integer, WordBag> bags = new HashMap<>();
        indexes.forEach(index -> bags.put(index, WordBag.of(sections.get(index).text())));
        return bags;
    }

    private void pair(int i, int j) {
        partners[i] = j;
        taken[j] = true;
    }

    private List<Integer> freeBefore() {
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] < 0) {
                free.add(i);
            }
        }
        return free;
    }

    private List<Integer> freeNow() {
        List<Integer> free = new ArrayList<>();
        for (int j = 0; j < taken.length; j++) {
            if (!taken[j]) {
                free.add(j);
            }
        }
        return free;
    }
}
