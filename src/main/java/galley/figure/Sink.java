package galley.figure;

/** Where a drawing goes: text at build time, a page's elements in the browser. */
public interface Sink {
    /**
     * Draws one element.
     *
     * @param head its name and its attributes, such as {@code circle cx=1 cy=2}; none of them holds a space
     * @param text what stands in it
     */
    void draw(String head, String text);
}
