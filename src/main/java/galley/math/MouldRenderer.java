package galley.math;

import galley.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Has one formula of each pattern set, and casts those that differ from it in numerals and letters only; the outcome is
 * the same, byte for byte. Whatever has to be said about a formula comes from the renderer behind this one.
 */
public final class MouldRenderer implements FormulaRenderer {
    private final FormulaRenderer renderer;
    private final Supplier<List<Question>> earlier;
    private final Function<Question, Optional<SetFormula>> answer;
    /** By pattern; empty where the formula that was set makes none. */
    private final Map<Question, Optional<Mould>> moulds = new ConcurrentHashMap<>();

    private Optional<Map<Question, Question>> examples = Optional.empty();

    private MouldRenderer(
            FormulaRenderer renderer,
            Supplier<List<Question>> earlier,
            Function<Question, Optional<SetFormula>> answer) {
        this.renderer = renderer;
        this.earlier = earlier;
        this.answer = answer;
    }

    /** A renderer that has {@code renderer} set what it must, and closes it. */
    public static MouldRenderer over(FormulaRenderer renderer) {
        return over(renderer, List::of, question -> Optional.empty());
    }

    /**
     * A renderer that also casts from formulas that were set before.
     *
     * @param earlier their questions; read when the first formula is asked for
     * @param answer gives the formula for one of them
     */
    static MouldRenderer over(
            FormulaRenderer renderer,
            Supplier<List<Question>> earlier,
            Function<Question, Optional<SetFormula>> answer) {
        return new MouldRenderer(renderer, earlier, answer);
    }

    @Override
    public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
        Optional<SetFormula> cast = cast(Question.of(formula));
        return cast.isPresent() ? cast : set(formula, diagnostics);
    }

    /** The formula, if one of its pattern was set. */
    Optional<SetFormula> cast(Question question) {
        return FillingReader.read(question)
                .flatMap(filling -> mould(filling.pattern()).map(mould -> mould.cast(filling)));
    }

    private Optional<Mould> mould(Question pattern) {
        Optional<Mould> known = moulds.get(pattern);
        return known != null
                ? known
                : Optional.ofNullable(examples().get(pattern)).flatMap(this::learned);
    }

    private Optional<Mould> learned(Question example) {
        return answer.apply(example).flatMap(set -> learn(example, set));
    }

    private Optional<Mould> learn(Question question, SetFormula set) {
        return FillingReader.read(question).flatMap(filling -> {
            Optional<Mould> mould = Mould.of(filling, set);
            moulds.put(filling.pattern(), mould);
            return mould;
        });
    }

    /** Has a formula set, and casts from it what is asked for next. */
    Optional<SetFormula> set(Formula formula, Diagnostics diagnostics) {
        Diagnostics remarks = new Diagnostics();
        Optional<SetFormula> set = renderer.render(formula, remarks);
        if (remarks.isEmpty()) {
            set.ifPresent(clean -> learn(Question.of(formula), clean));
        }
        diagnostics.addAll(remarks);
        return set;
    }

    /** An earlier formula for each pattern. */
    private synchronized Map<Question, Question> examples() {
        if (examples.isEmpty()) {
            Map<Question, Question> found = new HashMap<>();
            for (Question question : earlier.get()) {
                FillingReader.read(question).ifPresent(filling -> found.putIfAbsent(filling.pattern(), question));
            }
            examples = Optional.of(found);
        }
        return examples.get();
    }

    @Override
    public FormulaRenderer exact() {
        return renderer;
    }

    @Override
    public synchronized void close() {
        moulds.clear();
        examples = Optional.empty();
        renderer.close();
    }
}
