package galley.build;

import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Recorded;
import galley.site.SiteLesson;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** What becomes of each lesson that breaks no rule of its own; may be asked by several threads. */
public interface Shelf<L extends Recorded> {
    /**
     * A lesson that need not be read again.
     *
     * @param diagnostics receives what was said of it when it was read
     */
    Optional<L> recall(Path file, Diagnostics diagnostics);

    /** How the files of a lesson look before it is read, for a shelf that wants to know it again. */
    Looks looks(Path file);

    /**
     * Takes a lesson in.
     *
     * @param members of its record, what the rules of the catalogue ask for
     * @param looks how its files looked before they were read
     * @param said of it
     */
    L put(VerifiedLesson lesson, LessonRecord members, Looks looks, Diagnostics said);

    /** Keeps what a site needs, and forgets it all in the end. */
    static Shelf<SiteLesson> ofLessons(Verifier verifier) {
        return new LessonLedger(Optional.empty(), verifier);
    }

    /**
     * Keeps nothing but the members of the records. A lesson that the last build found good, and whose files are as they
     * were, is not read again.
     *
     * @param cache where builds remember; empty to read all lessons
     * @param inlineDollar whether a single dollar delimits mathematics
     */
    static Shelf<Recorded> ofRecords(Optional<Path> cache, boolean inlineDollar) {
        return new RecordShelf(
                cache.map(folder -> BuildLedger.lessonsIn(folder, inlineDollar)).orElse(Map.of()));
    }
}
