package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.ledger.Later;
import galley.ledger.Print;
import galley.math.FormulaShape;
import galley.site.LessonCard;
import galley.text.SourceText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    record Prints(Print record, Optional<Print> sibling, Optional<Print> companion) {
        /** The prints of all files of a lesson as they are now, when their bytes are still those. */
        private Optional<Prints> held(Path file) {
            Path siblingFile = LessonReader.beside(file, ".md");
            Path companionFile = LessonReader.beside(file, ".examples.yaml");
            Optional<Print> heldSibling = sibling.flatMap(print -> print.held(siblingFile));
            Optional<Print> heldCompanion = companion.flatMap(print -> print.held(companionFile));
            boolean same = heldSibling.isPresent() == Files.exists(siblingFile)
                    && heldCompanion.isPresent() == Files.exists(companionFile)
                    && heldSibling.isPresent() == sibling.isPresent()
                    && heldCompanion.isPresent() == companion.isPresent();
            return same
                    ? record.held(file).map(print -> new Prints(print, heldSibling, heldCompanion))
                    : Optional.empty();
        }
    }

    /** The same lesson, with the prints of its files as they are now, when their bytes are still those. */
    Optional<RememberedLesson> held(Path record) {
        return prints.held(record).map(this::with);
    }

    /** Says again what there was to say. Places in one file share its text, which is read at most once for all of them. */
    void restore(Diagnostics diagnostics) {
        Map<String, Integer> ends = new HashMap<>();
        List<RememberedFinding> said = findings.get();
        said.forEach(finding -> ends.merge(finding.file(), finding.end(), Math::max));
        Map<String, SourceText> texts = new HashMap<>();
        ends.forEach((file, end) -> texts.put(file, LessonText.onDemand(file, end)));
        said.forEach(finding -> diagnostics.add(finding.restored(texts.get(finding.file()))));
    }

    /** The same lesson with these prints; itself if they are its own, so that it is seen at once to be the same. */
    private RememberedLesson with(Prints other) {
        return other.equals(prints) ? this : new RememberedLesson(other, members, card, formulas, findings, inputs);
    }
}
