package galley.figure;

/** Where a drawing goes: text at build time, a page's elements in the browser. */
public interface Sink {
    /** Begins an SVG element inside the one that is open. */
    void open(String element);

    /** Sets an attribute of the element just opened. */
    void attribute(String name, String value);

    /** Writes text into the open element. */
    void text(String text);

    /** Ends the open element. */
    void close();
}
