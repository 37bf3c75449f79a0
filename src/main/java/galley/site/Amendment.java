package galley.site;

import galley.math.FormulaShape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How a site differs from the last one where nothing changed but the texts of some lessons.
 *
 * @param outline of the last plan
 * @param paths of all files of the last site
 * @param revised the lessons that changed, by the files of their records
 * @param others gives the lessons that did not
 * @param text gives the text of a file of the last site, if it can be trusted
 */
public record Amendment(
        Outline outline,
        Set<String> paths,
        Map<String, Revised> revised,
        Lessons others,
        Function<String, Optional<String>> text) {

    /**
     * A lesson that changed.
     *
     * @param before the card that it had
     * @param formulasBefore the shape of the formulas that it had
     */
    public record Revised(SiteLesson now, LessonCard before, FormulaShape formulasBefore) {
        /** Whether it stands to other lessons as it did, so that no page about it but lists of lessons can tell. */
        public boolean standsAsBefore() {
            return before.standing().equals(now.card().standing())
                    && before.paths().equals(now.card().paths());
        }
    }

    /** Lessons by the files of their records. */
    public interface Lessons {
        /** The card of a lesson. */
        LessonCard card(String file);

        /** What the style sheet and the fonts must know of a lesson's formulas. */
        FormulaShape formulas(String file);

        /** A lesson. */
        SiteLesson lesson(String file);
    }

    /** The shapes of all formulas of all lessons and pages; empty where they are those of before. */
    Optional<List<FormulaShape>> formulas() {
        boolean same = revised.values().stream()
                .allMatch(lesson -> lesson.now().formulas().equals(lesson.formulasBefore()));
        return same
                ? Optional.empty()
                : Optional.of(Stream.concat(
                                outline.formulas().stream(),
                                outline.histories().stream()
                                        .flatMap(List::stream)
                                        .map(Outline.Place::file)
                                        .map(this::formulas))
                        .toList());
    }

    private FormulaShape formulas(String file) {
        Revised changed = revised.get(file);
        return changed == null ? others.formulas(file) : changed.now().formulas();
    }

    /** The card of a revision, as it is now, at its place. */
    LessonCard card(Outline.Place place) {
        Revised changed = revised.get(place.file());
        return (changed == null ? others.card(place.file()) : changed.now().card()).at(place.paths());
    }

    /** A revision as it is now, at its place. */
    LessonPage page(Outline.Place place) {
        Revised changed = revised.get(place.file());
        return LessonPage.at(place.paths(), changed == null ? others.lesson(place.file()) : changed.now());
    }
}
