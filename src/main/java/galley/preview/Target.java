package galley.preview;

/** What a path of the site leads to. */
sealed interface Target {
    /** A file. */
    record Found(String file) implements Target {}

    /** Another path. */
    record Moved(String location) implements Target {}

    /** Nothing; the page says so. */
    record Missing(String page) implements Target {}
}
