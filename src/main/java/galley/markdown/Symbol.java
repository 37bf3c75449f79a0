package galley.markdown;

import galley.markdown.LessonBlock.Symbols;
import galley.markdown.LessonBlock.Triple;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A symbol of a lesson's formulas, as its list of symbols names it.
 *
 * @param name such as {@code T_message}
 * @param meaning what it stands for
 * @param unit what it is measured in
 */
public record Symbol(String name, String meaning, String unit) {
    private static final Pattern COMMA = Pattern.compile(", ?");

    /** The symbols that the lists of a document name, in order; a line that names several gives each of them. */
    static List<Symbol> of(List<LessonSection> sections) {
        List<Symbol> found = new ArrayList<>();
        sections.stream()
                .flatMap(section -> section.structure().stream())
                .filter(Symbols.class::isInstance)
                .flatMap(block -> ((Symbols) block).symbols().stream())
                .forEach(triple -> add(triple, found));
        return List.copyOf(found);
    }

    private static void add(Triple triple, List<Symbol> found) {
        String names = VisibleText.of(triple.first());
        String meaning = VisibleText.of(triple.second());
        String unit = VisibleText.of(triple.third());
        List<String> each = Terms.isSymbols(names) ? List.of(COMMA.split(names)) : List.of(names);
        each.forEach(name -> found.add(new Symbol(name, meaning, unit)));
    }
}
