package galley.math;

import galley.text.Span;
import java.util.Optional;

/**
 * One thing that KaTeX had to say about a formula.
 *
 * @param topic KaTeX's name for the matter, or the command that it distrusts
 * @param message in KaTeX's words
 * @param span where in the TeX; empty when KaTeX does not tell
 */
record Remark(Kind kind, String topic, String message, Optional<Span> span) {

    /** Which of KaTeX's ways of speaking up was used. */
    enum Kind {
        /** The callback for input that LaTeX would not take. */
        STRICT,
        /** The callback for commands that reach outside the formula. */
        TRUST,
        /** A parse error. */
        SYNTAX,
        /** The stack or another resource of the script came to its end. */
        EXHAUSTED,
        /** The watch ran out. */
        OUT_OF_TIME
    }

    static Remark of(Kind kind, String message) {
        return new Remark(kind, "", message, Optional.empty());
    }
}
