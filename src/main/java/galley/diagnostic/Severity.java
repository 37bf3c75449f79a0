package galley.diagnostic;

/** How bad a diagnostic is. */
public enum Severity {
    /** The lesson is rejected. */
    ERROR("error"),
    /** The lesson is published, but something is probably not meant as it stands. */
    WARNING("warning"),
    /** Worth knowing. */
    NOTE("note");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    /** The word that reports print. */
    public String word() {
        return word;
    }
}
