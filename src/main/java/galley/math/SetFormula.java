package galley.math;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A formula ready for a page with a strict content security policy.
 *
 * @param html KaTeX's HTML and MathML, well-formed also as XML, with no inline style in it
 * @param styles the declarations behind each style class in {@code html}, by class name
 */
public record SetFormula(String html, SortedMap<String, String> styles) {

    public SetFormula {
        styles = Collections.unmodifiableSortedMap(new TreeMap<>(styles));
    }
}
