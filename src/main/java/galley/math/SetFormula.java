package galley.math;

import java.util.SortedMap;

/**
 * A formula that is set.
 *
 * @param html markup without any style attribute
 * @param styles declarations by the class that stands for them in {@code html}
 */
public record SetFormula(String html, SortedMap<String, String> styles) {}
