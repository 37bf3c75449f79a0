package galley.build;

import galley.ledger.Later;
import galley.ledger.Print;
import galley.math.FormulaShape;
import galley.site.LessonCard;
import java.util.List;
import java.util.Optional;

/**
 * A lesson that broke no rule.
 *
 * @param prints of the lesson's files
 * @param members of its record
 * @param findings what there was to say of it all the same
 * @param inputs the digest of its files, in hexadecimal digits
 */
record RememberedLesson(
        Prints prints,
        Later<RememberedRecord> members,
        Later<LessonCard> card,
        Later<FormulaShape> formulas,
        Later<List<RememberedFinding>> findings,
        String inputs) {

    /** How the files looked; those that were not there are empty. */
    record Prints(Print record, Optional<Print> sibling, Optional<Print> companion) {}

    /** The same lesson with these prints; itself if they are its own, so that it is seen at once to be the same. */
    RememberedLesson with(Prints other) {
        return other.equals(prints) ? this : new RememberedLesson(other, members, card, formulas, findings, inputs);
    }
}
