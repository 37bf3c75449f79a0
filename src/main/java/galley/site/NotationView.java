package galley.site;

import galley.text.SearchWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What {@code notation.ftlh} sees under the key {@code notation}: every symbol, what it means where, and its unit. */
final class NotationView {
    /** Where the first of its pages lies. */
    static final SitePath PATH = new SitePath("notation/index.html");

    private static final int MOST_LESSONS = 12;

    private NotationView() {}

    /** A lesson that explains a symbol, and where. */
    private record Use(LessonCard lesson, LessonCard.SymbolCard symbol) {}

    /** A symbol, with its uses by meaning and unit, both without regard to case. */
    private record Symbol(String text, Map<String, List<Use>> meanings) {
        private static final Comparator<Symbol> ORDER = Comparator.<Symbol, String>comparing(
                        symbol -> String.join(" ", SearchWords.all(symbol.text())))
                .thenComparing(Symbol::text);

        private static List<Symbol> all(List<LessonCard> lessons) {
            Map<String, Symbol> symbols = new TreeMap<>();
            for (LessonCard lesson : lessons) {
                for (LessonCard.SymbolCard symbol : lesson.symbols()) {
                    String meaning = (symbol.meaning() + "\n" + symbol.unit()).toLowerCase(Locale.ROOT);
                    symbols.computeIfAbsent(symbol.text(), text -> new Symbol(text, new TreeMap<>()))
                            .meanings()
                            .computeIfAbsent(meaning, key -> new ArrayList<>())
                            .add(new Use(lesson, symbol));
                }
            }
            return symbols.values().stream().sorted(ORDER).toList();
        }
    }

    /** The pages; none when no lesson explains a symbol. */
    static List<PlannedPage> pages(List<LessonCard> lessons) {
        List<Symbol> symbols =
                Symbol.all(lessons.stream().sorted(Topic.BY_TITLE).toList());
        if (symbols.isEmpty()) {
            return List.of();
        }
        List<PlannedPage> pages = new ArrayList<>();
        for (Part<Symbol> part : Part.of(PATH, symbols)) {
            pages.add(new PlannedPage(part.path().value(), "notation", Optional.empty(), () -> model(symbols, part)));
        }
        return pages;
    }

    private static Map<String, Object> model(List<Symbol> symbols, Part<Symbol> part) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("count", symbols.size());
        model.put(
                "clashes",
                symbols.stream().filter(symbol -> symbol.meanings().size() > 1).count());
        model.put("part", part.model());
        model.put(
                "symbols",
                part.items().stream().map(symbol -> symbol(symbol, part.path())).toList());
        return model;
    }

    private static Map<String, Object> symbol(Symbol symbol, SitePath from) {
        Map<String, Object> model = new LinkedHashMap<>();
        List<List<Use>> meanings = List.copyOf(symbol.meanings().values());
        model.put("html", meanings.get(0).get(0).symbol().html());
        model.put("clash", meanings.size() > 1);
        model.put("meanings", meanings.stream().map(uses -> meaning(uses, from)).toList());
        return model;
    }

    private static Map<String, Object> meaning(List<Use> uses, SitePath from) {
        Map<String, Object> model = new LinkedHashMap<>();
        LessonCard.SymbolCard first = uses.get(0).symbol();
        model.put("meaning", first.meaning());
        model.put("unit", first.unit());
        model.put(
                "lessons",
                uses.stream().limit(MOST_LESSONS).map(use -> link(use, from)).toList());
        model.put("more", Math.max(0, uses.size() - MOST_LESSONS));
        return model;
    }

    private static Map<String, Object> link(Use use, SitePath from) {
        Map<String, Object> link = LessonEntry.link(use.lesson(), from);
        if (!use.symbol().section().isEmpty()) {
            link.put("href", link.get("href") + "#" + use.symbol().section());
        }
        return link;
    }
}
