package galley.markdown;

import java.util.Optional;

/** Recognises one kind of lesson block. A pattern that is in doubt does not match: plain Markdown is never wrong. */
@FunctionalInterface
interface Pattern {

    /** The lesson block that begins with the first of {@code blocks}. */
    Optional<Match> match(Blocks blocks);

    /** A lesson block and how many blocks it takes. */
    record Match(LessonBlock block, int length) {

        static Optional<Match> one(LessonBlock block) {
            return Optional.of(new Match(block, 1));
        }
    }
}
