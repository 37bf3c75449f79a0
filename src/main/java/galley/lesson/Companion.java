package galley.lesson;

import galley.text.Place;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What binds a lesson to models: the YAML beside its record.
 *
 * @param tables example tables to compute
 * @param figures figures to draw
 * @param timelines bars to draw
 * @param calculators calculators to offer
 * @param claims numbers of the prose to recompute
 */
public record Companion(
        List<Table> tables,
        List<Figure> figures,
        List<Timeline> timelines,
        List<Calculator> calculators,
        List<Claim> claims) {

    /** The companion of a lesson that has none. */
    public static final Companion NONE = new Companion(List.of(), List.of(), List.of(), List.of(), List.of());

    /** Stands for a companion that could not be read: what it says is not known. */
    public static final Companion UNREAD = new Companion(List.of(), List.of(), List.of(), List.of(), List.of());

    /** Whether it is known what the companion says. */
    @SuppressWarnings("ReferenceEquality")
    public boolean isRead() {
        return this != UNREAD;
    }

    public Companion {
        tables = List.copyOf(tables);
        figures = List.copyOf(figures);
        timelines = List.copyOf(timelines);
        calculators = List.copyOf(calculators);
        claims = List.copyOf(claims);
    }

    /**
     * A word of the companion with its place, such as the id of a model or a quantity.
     *
     * @param text as written; empty where it is missing or no word, which was reported when the companion was read
     * @param place where
     */
    public record Word(String text, Place place) {}

    /**
     * A model with values for its inputs.
     *
     * @param model the model's id
     * @param section the section after whose text it stands, or in which the claim stands
     * @param inputs quantities by the input's id; an input that is not named keeps the model's default
     */
    public record Binding(Word model, Word section, Map<String, Word> inputs) {
        public Binding {
            inputs = Collections.unmodifiableMap(new LinkedHashMap<>(inputs));
        }
    }

    /**
     * An example table: one row per value of the input that varies.
     *
     * @param caption says what the table shows
     * @param input the id of the input that varies
     * @param values its quantities, one per row
     * @param columns ids of the outputs to show
     */
    public record Table(Binding binding, Word caption, Word input, List<Word> values, List<Word> columns) {
        public Table {
            values = List.copyOf(values);
            columns = List.copyOf(columns);
        }
    }

    /**
     * A curve of one output over one input, on logarithmic axes.
     *
     * @param caption says what the figure shows
     * @param input the id of the input on the horizontal axis
     * @param from its smallest quantity
     * @param to its largest quantity
     * @param marks quantities of the input to mark on the curve
     */
    public record Figure(Binding binding, Word caption, Word input, Word from, Word to, List<Word> marks) {
        public Figure {
            marks = List.copyOf(marks);
        }
    }

    /**
     * Bars to one scale, one per value of the input that varies, each made of parts that add up.
     *
     * @param caption says what the bars show
     * @param input the id of the input that varies
     * @param values its quantities, one per bar
     * @param parts ids of the inputs or outputs that follow one another in a bar, all of one dimension
     */
    public record Timeline(Binding binding, Word caption, Word input, List<Word> values, List<Word> parts) {
        public Timeline {
            values = List.copyOf(values);
            parts = List.copyOf(parts);
        }
    }

    /** A calculator, filled with the binding's inputs. */
    public record Calculator(Binding binding) {}

    /**
     * A number of the prose.
     *
     * @param quote words that stand verbatim in the section and hold {@code value}
     * @param value the quantity as the quote writes it
     * @param output the id of the output that must give it
     */
    public record Claim(Binding binding, Word quote, Word value, Word output) {}
}
