package galley.site;

import galley.ledger.ValueDigest;
import galley.math.FormulaShape;
import galley.math.ShapeUnion;
import galley.search.SearchDocument;
import galley.search.SearchIndex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the plan of a site leaves for the next plan of the same program, as in a preview. No plan differs for it: what is
 * here is the value of something that is asked for again.
 */
public final class PlanMemory {
    private final SearchIndex search = new SearchIndex();
    private final ShapeUnion union = new ShapeUnion();
    private Map<String, Shard> shards = Map.of();
    private Optional<Made> made = Optional.empty();
    private Optional<Sheet> sheet;
    private Optional<Outline> outline = Optional.empty();

    /**
     * What is left for the next plan of another run of the program: a plain value.
     *
     * @param shape the digest of the formulas' shape, in hexadecimal digits
     * @param files the style sheet, its fonts and licences in Base64, by their names
     */
    public record Sheet(String shape, SortedMap<String, String> files) {}

    /** The memory of a program that has planned nothing yet. */
    public PlanMemory() {
        this(Optional.empty());
    }

    /** A memory that another run left. */
    public PlanMemory(Optional<Sheet> sheet) {
        this.sheet = sheet;
    }

    /** The same memory, which knows what another one left unless it knows better. */
    public synchronized PlanMemory after(PlanMemory other) {
        sheet = sheet.or(other::sheet);
        return this;
    }

    /** What is left for another run. */
    public synchronized Optional<Sheet> sheet() {
        return sheet;
    }

    synchronized void leave(Outline now) {
        outline = Optional.of(now);
    }

    /** What the last plan left for an amendment. */
    public synchronized Optional<Outline> outline() {
        return outline;
    }

    /** A file of the search index. */
    private record Shard(String name, String text, SiteFile file) {
        static Shard of(String folder, String name, String text) {
            return new Shard(name, text, SiteFile.of(folder + name, text));
        }
    }

    private record Made(FormulaShape shape, StyleAssets assets) {}

    /** The files of the search index of these lessons, in a folder of the site. */
    List<SiteFile> search(String folder, List<SearchDocument> documents) {
        // Style sheets are made meanwhile.
        synchronized (search) {
            return searched(folder, documents);
        }
    }

    private List<SiteFile> searched(String folder, List<SearchDocument> documents) {
        Map<String, Shard> before = shards;
        shards = search.of(documents).entrySet().parallelStream()
                .map(file -> Optional.ofNullable(before.get(file.getKey()))
                        .filter(shard -> shard.text().equals(file.getValue()))
                        .orElseGet(() -> Shard.of(folder, file.getKey(), file.getValue())))
                .collect(Collectors.toMap(Shard::name, shard -> shard, (one, other) -> one, LinkedHashMap::new));
        return shards.values().stream().map(Shard::file).toList();
    }

    /**
     * The style sheet of formulas of these shapes, which {@code making} makes where it is not the last one.
     *
     * @return empty where there is no formula
     */
    synchronized Optional<StyleAssets> styles(List<FormulaShape> shapes, Function<FormulaShape, StyleAssets> making) {
        FormulaShape shape = union.of(shapes);
        return shape.isEmpty() ? Optional.empty() : Optional.of(styles(shape, making));
    }

    /** The style sheet that was made last. */
    synchronized Optional<StyleAssets> styles() {
        return sheet.map(left -> StyleAssets.of(left.files()));
    }

    private StyleAssets styles(FormulaShape shape, Function<FormulaShape, StyleAssets> making) {
        Made now =
                made.filter(last -> last.shape().equals(shape)).orElseGet(() -> new Made(shape, found(shape, making)));
        made = Optional.of(now);
        return now.assets();
    }

    private StyleAssets found(FormulaShape shape, Function<FormulaShape, StyleAssets> making) {
        String digest = ValueDigest.of(shape).hex();
        Optional<StyleAssets> known =
                sheet.filter(left -> left.shape().equals(digest)).map(left -> StyleAssets.of(left.files()));
        StyleAssets assets = known.orElseGet(() -> making.apply(shape));
        sheet = Optional.of(new Sheet(digest, assets.files()));
        return assets;
    }
}
