package galley.math;

/**
 * The font that text in an element asks for.
 *
 * @param family the first name of the list
 */
record FontStyle(String family, boolean italic, boolean bold) {
    /** What stands around a formula. KaTeX sets all three anew on its outermost element. */
    static final FontStyle OUTSIDE = new FontStyle("", false, false);

    /** This style as a rule changes it. */
    FontStyle with(StyleRule rule) {
        FontStyle base = rule.value("font").map(FontStyle::ofShorthand).orElse(this);
        return new FontStyle(
                rule.value("font-family").map(FontStyle::first).orElse(base.family),
                rule.value("font-style").map("italic"::equals).orElse(base.italic),
                rule.value("font-weight").map(FontStyle::isBold).orElse(base.bold));
    }

    /** The shorthand resets what it does not name; families come last, behind the size. */
    private static FontStyle ofShorthand(String value) {
        String list = value.replaceFirst("^.*?[0-9.]+(em|px|rem|%) ", "");
        return new FontStyle(first(list), value.contains("italic"), value.contains("bold"));
    }

    private static String first(String families) {
        return families.split(",", 2)[0].replace("\"", "");
    }

    private static boolean isBold(String weight) {
        return weight.equals("bold") || weight.equals("700");
    }
}
