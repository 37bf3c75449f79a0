package galley.math;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A rule of KaTeX's style sheet.
 *
 * @param selectors what stood between the commas, in order
 * @param declarations what stands between the braces
 */
record StyleRule(List<String> selectors, String declarations) {

    StyleRule {
        selectors = List.copyOf(selectors);
    }

    /** The value of a property, if this rule sets it. */
    Optional<String> value(String property) {
        return Arrays.stream(declarations.split(";"))
                .filter(declaration -> declaration.startsWith(property + ":"))
                .map(declaration -> declaration.substring(property.length() + 1))
                .reduce((first, last) -> last);
    }

    /** The rule as it is shipped. */
    String css() {
        return String.join(",", selectors) + "{" + FontNames.renamed(declarations) + "}";
    }
}
