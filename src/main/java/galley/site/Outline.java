package galley.site;

import galley.math.FormulaShape;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What the plan of a site leaves for an amendment of it: a plain value that follows from how the lessons stand to each
 * other, and not from their texts.
 *
 * @param host where the site is served
 * @param navigation the pages that every page leads to
 * @param own the pages that the publisher wrote
 * @param feed whether there is one
 * @param sheet whether there is a style sheet of formulas
 * @param formulas the shapes of those of the publisher's own pages
 * @param folders the paths of the pages that were made because an address had none
 * @param histories the revisions of each lesson, the oldest first, in the order of the lessons' pages
 * @param neighbours the ids of the lessons around one, by its id, where there are any
 * @param superseding the ids of the lessons whose records say that they take the place of one, by its id
 */
public record Outline(
        Optional<String> host,
        List<NamedPath> navigation,
        List<NamedPath> own,
        boolean feed,
        boolean sheet,
        List<FormulaShape> formulas,
        List<String> folders,
        List<List<Place>> histories,
        SortedMap<String, List<String>> neighbours,
        SortedMap<String, List<String>> superseding) {

    /**
     * A revision.
     *
     * @param file of its record
     * @param paths where it lies in the site
     */
    public record Place(String file, LessonPaths paths) {}
}
