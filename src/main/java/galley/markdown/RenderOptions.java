package galley.markdown;

import galley.math.Formula;
import galley.math.SetFormula;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What a page decides about a lesson's HTML.
 *
 * @param sectionIds the id of each section, in the order of the headings, each different
 * @param hrefs takes the address of an allowed link to the one that the page uses
 * @param formulas the set form of each of the document's formulas; where there is none, the TeX is shown
 * @param annotations words that link to notes which the page adds; those whose words are not one plain text are left out
 */
public record RenderOptions(
        List<String> sectionIds,
        UnaryOperator<String> hrefs,
        Function<Formula, Optional<SetFormula>> formulas,
        List<Annotation> annotations) {

    public RenderOptions {
        sectionIds = List.copyOf(sectionIds);
        annotations = List.copyOf(annotations);
        if (sectionIds.stream().distinct().count() != sectionIds.size()) {
            throw new IllegalArgumentException("ids of sections repeat: " + sectionIds);
        }
    }

    /** Ids made from titles, addresses as they stand, formulas as TeX. */
    public static RenderOptions plain(MarkdownDocument document) {
        return new RenderOptions(
                Anchors.of(document.headings()), UnaryOperator.identity(), formula -> Optional.empty(), List.of());
    }
}
