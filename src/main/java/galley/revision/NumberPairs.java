package galley.revision;

import galley.model.Quantity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Pairs the numbers that went from one place with those that came there: first equal ones, then those of one kind. */
final class NumberPairs {
    private static final List<Function<Numbers.Found, String>> KEYS =
            List.of(Numbers.Found::text, Numbers.Found::kind, number -> "");

    private final List<Numbers.Found> gone;
    private final List<Numbers.Found> come;
    private final Map<Numbers.Found, Numbers.Found> partners = new HashMap<>();
    private final Set<Numbers.Found> taken = new HashSet<>();

    NumberPairs(List<Numbers.Found> gone, List<Numbers.Found> come) {
        this.gone = gone;
        this.come = come;
        KEYS.forEach(this::pair);
    }

    private void pair(Function<Numbers.Found, String> key) {
        Map<String, Deque<Numbers.Found>> free = new HashMap<>();
        come.stream()
                .filter(number -> !taken.contains(number))
                .forEach(number -> free.computeIfAbsent(key.apply(number), none -> new ArrayDeque<>())
                        .add(number));
        for (Numbers.Found number : gone) {
            if (!partners.containsKey(number)) {
                Optional.ofNullable(free.get(key.apply(number)))
                        .map(Deque::poll)
                        .ifPresent(partner -> pair(number, partner));
            }
        }
    }

    private void pair(Numbers.Found old, Numbers.Found now) {
        partners.put(old, now);
        taken.add(now);
    }

    /** What changed; a number that only stands elsewhere in its place did not. */
    List<NumberChange> changes(SectionText section) {
        List<NumberChange> changes = new ArrayList<>();
        for (Numbers.Found old : gone) {
            Optional<Numbers.Found> now = Optional.ofNullable(partners.get(old));
            if (now.filter(number -> number.text().equals(old.text())).isEmpty()) {
                boolean same = now.filter(number -> isSame(old, number)).isPresent();
                changes.add(new NumberChange(Optional.of(old.text()), now.map(Numbers.Found::text), section, same));
            }
        }
        come.stream()
                .filter(number -> !taken.contains(number))
                .forEach(number ->
                        changes.add(new NumberChange(Optional.empty(), Optional.of(number.text()), section, false)));
        return changes;
    }

    private static boolean isSame(Numbers.Found old, Numbers.Found now) {
        Optional<Quantity> present = now.quantity();
        return old.quantity()
                .filter(quantity -> present.isPresent()
                        && quantity.dimension() == present.get().dimension()
                        && quantity.value() == present.get().value())
                .isPresent();
    }
}
