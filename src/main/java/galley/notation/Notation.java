package galley.notation;

import static java.util.stream.Collectors.toList;

import galley.markdown.Symbol;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All uses of symbols, in the order of the symbols. */
public final class Notation {
    private final List<Use> uses;

    private Notation(List<Use> uses) {
        this.uses = List.copyOf(uses);
    }

    /**
     * The notation of some lessons.
     *
     * @param lessons the symbols of each by its id
     */
    public static Notation of(Map<String, List<Symbol>> lessons) {
        Map<List<String>, Symbol> first = new TreeMap<>(Comparator.comparing(Object::toString));
        Map<List<String>, Set<String>> users = new TreeMap<>(Comparator.comparing(Object::toString));
        new TreeMap<>(lessons)
                .forEach((id, symbols) -> symbols.forEach(symbol -> {
                    List<String> key = List.of(symbol.name(), Use.meaning(symbol), symbol.unit());
                    first.putIfAbsent(key, symbol);
                    users.computeIfAbsent(key, none -> new TreeSet<>()).add(id);
                }));
        List<Use> uses = new ArrayList<>();
        first.forEach((key, symbol) -> uses.add(new Use(symbol, List.copyOf(users.get(key)))));
        return new Notation(uses);
    }

    /** Every symbol with its meaning and unit, once for each way in which it is used. */
    public List<Use> uses() {
        return uses;
    }

    /** What clashes: symbols with several meanings first, then those with several units, then meanings. */
    public List<Clash> clashes() {
        List<Clash> found = new ArrayList<>();
        add(Clash.Kind.MEANINGS, use -> use.symbol().name(), Use::meaning, found);
        add(
                Clash.Kind.UNITS,
                use -> use.symbol().name() + ": " + use.meaning(),
                use -> use.symbol().unit(),
                found);
        add(Clash.Kind.SYMBOLS, Use::meaning, use -> use.symbol().name(), found);
        return List.copyOf(found);
    }

    private void add(Clash.Kind kind, Function<Use, String> shared, Function<Use, String> other, List<Clash> found) {
        Map<String, List<Use>> groups = uses.stream().collect(Collectors.groupingBy(shared, TreeMap::new, toList()));
        for (List<Use> same : groups.values()) {
            // Where each lesson writes a and b for two operands, a and b do not clash.
            boolean together = kind == Clash.Kind.SYMBOLS && !differ(same, Use::lessons);
            if (differ(same, other) && !together) {
                found.add(new Clash(kind, same));
            }
        }
    }

    private static boolean differ(List<Use> same, Function<Use, ?> by) {
        return same.stream().map(by).distinct().count() > 1;
    }
}
