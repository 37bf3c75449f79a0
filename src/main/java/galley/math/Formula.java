package galley.math;

import galley.text.SourceText;

/**
 * One formula as its author wrote it.
 *
 * @param tex the TeX between the delimiters, perhaps embedded in a record, so that a fault in it has a place in the file
 * @param display whether it stands on lines of its own
 */
public record Formula(SourceText tex, boolean display) {}
