package galley.diagnostic;

import galley.text.Place;

/**
 * One thing that is wrong or worth knowing.
 *
 * @param code which kind of thing
 * @param place where
 * @param message one sentence: what was expected, what was found
 * @param hint what to do; empty when the message says it all
 */
public record Diagnostic(Code code, Place place, String message, String hint) {

    public Severity severity() {
        return code.severity();
    }

    /** Whether it is for programs, and people need but know that there is such a thing: a note that asks for nothing. */
    public boolean isQuiet() {
        return severity() == Severity.NOTE && (code != Code.MEMBER_UNKNOWN || hint.isEmpty());
    }

    public boolean isError() {
        return severity() == Severity.ERROR;
    }
}
