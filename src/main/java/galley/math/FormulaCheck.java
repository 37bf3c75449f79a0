package galley.math;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Span;

/** What can be judged without KaTeX: bounds, control characters, and text that a comment swallows. */
final class FormulaCheck {
    private FormulaCheck() {}

    /** Every fault of the TeX itself, in order. */
    static Diagnostics check(Formula formula, Limits limits) {
        Diagnostics found = new Diagnostics();
        String tex = formula.tex().text();
        if (tex.length() > limits.length()) {
            found.add(
                    Code.MATH_LIMIT,
                    place(formula, new Span(limits.length(), tex.length())),
                    "The formula has " + tex.length() + " characters; at most " + limits.length() + " are set.",
                    "split it into several formulas");
            return found;
        }
        checkCharacters(formula, found);
        TexToken.scan(tex).stream()
                .filter(TexToken::isComment)
                .forEach(comment -> checkComment(formula, comment, found));
        return found;
    }

    static Place place(Formula formula, Span span) {
        return new Place(formula.tex(), span, "/content");
    }

    /** The formula without the white space around it. */
    static Place whole(Formula formula) {
        String tex = formula.tex().text();
        int start = tex.length() - tex.stripLeading().length();
        return place(formula, new Span(start, start + tex.strip().length()));
    }

    private static void checkCharacters(Formula formula, Diagnostics found) {
        String tex = formula.tex().text();
        for (int i = 0; i < tex.length(); i++) {
            if (isForbidden(tex.charAt(i))) {
                found.add(
                        Code.MATH_SYNTAX,
                        place(formula, new Span(i, i + 1)),
                        "The formula holds a control character, which no page can show.",
                        "delete it");
            }
        }
    }

    private static boolean isForbidden(char c) {
        boolean space = c == '\t' || c == '\n' || c == '\r';
        return (Character.isISOControl(c) && !space) || c == '\ufffe' || c == '\uffff';
    }

    /** A percent sign at a line's end only joins two lines; at the end of the formula, or with text behind it, it is a trap. */
    private static void checkComment(Formula formula, TexToken comment, Diagnostics found) {
        boolean last = comment.span().end() == formula.tex().length();
        String lost = comment.text().substring(1).strip();
        if (!lost.isEmpty() || last) {
            found.add(
                    Code.MATH_COMMENT,
                    place(formula, comment.span()),
                    lost.isEmpty()
                            ? "The percent sign begins a comment: it is not set."
                            : "The percent sign begins a comment: “" + lost + "” is not set.",
                    "write \\% for a percent sign");
        }
    }
}
