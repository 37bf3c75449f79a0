package galley.math;

import galley.text.SourceText;

/**
 * The TeX of one formula, placed in the source.
 *
 * @param tex what stands between the dollars, exactly as written
 * @param display whether it stands in a line of its own
 */
public record Formula(SourceText tex, boolean display) {}
