package galley.text;

/**
 * Where a person finds an offset.
 *
 * @param line 1-based number of the line; LF, CRLF and CR each end one
 * @param column 1-based number of the UTF-16 code unit in the line, as most editors count
 */
public record Position(int line, int column) {}
