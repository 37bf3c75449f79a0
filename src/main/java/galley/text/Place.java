package galley.text;

/**
 * A range of a source that a message is about.
 *
 * @param source the text in which {@code span} counts
 * @param span the range; empty where something is missing
 * @param pointer JSON pointer (RFC 6901) of the member; empty for the whole file
 */
public record Place(SourceText source, Span span, String pointer) {

    /** The start of a file of which nothing more is known. */
    public static Place ofFile(String name) {
        return new Place(SourceText.of(name, ""), new Span(0, 0), "");
    }

    /** The same source and member at another range. */
    public Place at(Span other) {
        return new Place(source, other, pointer);
    }

    /** The member {@code name} below this place's member, at the same range. */
    public Place child(String name) {
        return new Place(source, span, pointer + "/" + name.replace("~", "~0").replace("/", "~1"));
    }

    /** The path of the file, as the user wrote it. */
    public String file() {
        return source.name();
    }

    /** Line and column in the file. */
    public Position position() {
        return source.position(span.start());
    }
}
