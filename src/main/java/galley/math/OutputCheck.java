package galley.math;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.util.regex.Pattern;

/** Judges what KaTeX made: a page must be able to hold it. */
final class OutputCheck {
    /** The size of the script's {@code maxSize}, at which KaTeX cuts positive sizes without a word. */
    private static final double MOST_EM = 1000;

    private static final Pattern STYLE = Pattern.compile(" style=\"[^\"]*\"");
    private static final Pattern SIZE = Pattern.compile("[:-]([0-9.]+(?:e[+-]?[0-9]+)?)em");

    private OutputCheck() {}

    /** Adds at most one fault. */
    static void check(String html, Formula formula, Limits limits, Diagnostics found) {
        if (html.length() > limits.output()) {
            add(
                    formula,
                    found,
                    "The formula grows to " + html.length() + " characters of HTML; at most " + limits.output()
                            + " are published.",
                    "split it into several formulas");
        } else if (depth(html) > limits.depth()) {
            add(
                    formula,
                    found,
                    "The formula nests so deep that browsers would not keep its shape.",
                    "name a part of it and set that part as a formula of its own");
        } else if (STYLE.matcher(html).results().anyMatch(style -> isHuge(style.group()))) {
            add(formula, found, "The formula asks for a size of 1000 em or more.", "ask for a size that fits a page");
        }
    }

    private static void add(Formula formula, Diagnostics found, String message, String hint) {
        found.add(Code.MATH_LIMIT, FormulaCheck.whole(formula), message, hint);
    }

    private static boolean isHuge(String style) {
        return SIZE.matcher(style).results().anyMatch(size -> Double.parseDouble(size.group(1)) >= MOST_EM);
    }

    private static int depth(String html) {
        int depth = 0;
        int deepest = 0;
        for (int i = html.indexOf('<'); i >= 0; i = html.indexOf('<', i + 1)) {
            depth += change(html, i);
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    private static int change(String html, int tag) {
        if (html.charAt(tag + 1) == '/') {
            return -1;
        }
        boolean empty = html.charAt(html.indexOf('>', tag) - 1) == '/';
        return empty ? 0 : 1;
    }
}
