package galley.model;

/** What reading a text as a quantity gives. */
public sealed interface Reading {
    /** The text is a quantity. */
    record Read(Quantity quantity) implements Reading {}

    /**
     * The text is not a quantity, or not one that is wanted.
     *
     * @param reason one sentence for the person who wrote it
     */
    record Refused(String reason) implements Reading {}
}
