package galley.site;

import galley.math.FormulaShape;
import galley.search.SearchDocument;
import galley.search.SearchIndex;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the plan of a site leaves for the next plan of the same program, as in a preview. No plan differs for it: what is
 * here is the value of something that is asked for again.
 */
public final class PlanMemory {
    private final SearchIndex search = new SearchIndex();
    private Optional<Made> made = Optional.empty();

    private record Made(FormulaShape shape, StyleAssets assets) {}

    /** The files of the search index of these lessons. */
    synchronized Map<String, String> search(List<SearchDocument> documents) {
        return search.of(documents);
    }

    /** The style sheet of formulas of this shape, which {@code making} makes where it is not the last one. */
    synchronized StyleAssets styles(FormulaShape shape, Function<FormulaShape, StyleAssets> making) {
        Made now =
                made.filter(last -> last.shape().equals(shape)).orElseGet(() -> new Made(shape, making.apply(shape)));
        made = Optional.of(now);
        return now.assets();
    }
}
