package galley.math;

import java.util.SortedMap;

/**
 * A formula ready for a page with a strict content security policy.
 *
 * @param html KaTeX's HTML and MathML, well-formed also as XML, with no inline style in it
 * @param shape what the style sheet and the fonts must know of it
 */
public record SetFormula(String html, FormulaShape shape) {

    /**
     * A formula whose shape is found in its HTML.
     *
     * @param styles the declarations behind each style class in {@code html}, by class name
     */
    public SetFormula(String html, SortedMap<String, String> styles) {
        this(html, FormulaShape.of(html, styles));
    }

    /** The declarations behind each style class, by class name. */
    SortedMap<String, String> styles() {
        return shape.styles();
    }
}
