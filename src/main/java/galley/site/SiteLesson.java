package galley.site;

import galley.ledger.ValueDigest;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.lesson.Recorded;
import galley.math.FormulaShape;
import galley.text.Sha256;
import galley.verify.VerifiedLesson;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * A lesson as a site takes it: what is cheap to hold, and a way to the whole of it.
 *
 * @param file the record's path
 * @param record at least the members that say where the lesson lies and how it stands to others
 * @param card at the paths that the record asks for
 * @param formulas what the style sheet and the fonts must know
 * @param inputs the digest of the lesson's files
 * @param whole the lesson itself, verified; perhaps read again each time, so whoever needs it asks once
 */
public record SiteLesson(
        Path file,
        LessonRecord record,
        LessonCard card,
        FormulaShape formulas,
        Sha256 inputs,
        Supplier<VerifiedLesson> whole)
        implements Recorded {

    /** A lesson that was just verified, and is held. */
    public static SiteLesson of(VerifiedLesson lesson) {
        return new SiteLesson(
                lesson.file(),
                lesson.record(),
                new CardMaker(lesson).card(),
                lesson.formulaShape(),
                inputs(lesson.source()),
                () -> lesson);
    }

    /** The same lesson, of which the whole comes from somewhere else. */
    public SiteLesson with(Supplier<VerifiedLesson> other) {
        return new SiteLesson(file, record, card, formulas, inputs, other);
    }

    /** The digest of all files of a lesson. */
    public static Sha256 inputs(LessonSource source) {
        return ValueDigest.of(
                source.record().file().text(),
                source.sibling().map(text -> text.text()),
                source.companionText().map(text -> text.text()));
    }
}
