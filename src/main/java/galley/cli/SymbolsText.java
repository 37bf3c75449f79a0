package galley.cli;

import galley.notation.Clash;
import galley.notation.Use;
import galley.text.Counted;
import java.util.ArrayList;
import java.util.List;

/** A notation as people read it. */
final class SymbolsText {
    private static final int MOST_WIDTH = 24;

    private SymbolsText() {}

    static String of(List<Use> uses, List<Clash> clashes) {
        List<String> lines = new ArrayList<>();
        int width = Math.min(
                MOST_WIDTH,
                uses.stream().mapToInt(use -> length(use.symbol().name())).max().orElse(0));
        uses.forEach(use -> lines.add(line(use, width)));
        clashes.forEach(clash -> {
            lines.add("");
            lines.add(about(clash));
            clash.uses().forEach(use -> lines.add("  " + line(use, width)));
        });
        lines.add("");
        lines.add(Counted.of(uses.size(), "symbol") + ", "
                + (clashes.size() == 1 ? "1 clash" : clashes.size() + " clashes"));
        return String.join("\n", lines);
    }

    private static String line(Use use, int width) {
        String name = use.symbol().name();
        return name + " ".repeat(Math.max(0, width - length(name))) + "  "
                + use.symbol().meaning() + " [" + use.symbol().unit() + "]: " + String.join(", ", use.lessons());
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String about(Clash clash) {
        return switch (clash.kind()) {
            case MEANINGS -> "clash: " + clash.about() + " has several meanings";
            case UNITS -> "clash: " + clash.about() + " has several units";
            case SYMBOLS -> "clash: several symbols for “" + clash.about() + "”";
        };
    }
}
