package galley.math;

import galley.diagnostic.Diagnostics;
import galley.text.SourceText;
import galley.text.Utf8;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Remembers set formulas in a file, which may be deleted at any time; casts from them what differs in numerals and
 * letters only, which costs less than to remember it.
 *
 * <p>Only a formula without any diagnostic is remembered, so that whatever is to be said about one is said in every
 * build. When all formulas are remembered, the renderer behind this one is never asked and its engine never starts.
 */
public final class CachedRenderer implements FormulaRenderer {
    /** The name of the file in the cache's folder. */
    public static final String FILE = "formulas";

    private final FormulaRenderer exact;
    private final MouldRenderer moulds;
    private final Path file;
    private Optional<CachedFormulas> opened = Optional.empty();
    private final Map<Question, WeakReference<SetFormula>> inUse = new ConcurrentHashMap<>();
    private final AtomicInteger found = new AtomicInteger();
    private final AtomicInteger cast = new AtomicInteger();
    private final AtomicInteger set = new AtomicInteger();

    private CachedRenderer(FormulaRenderer renderer, Path file) {
        this.exact = renderer;
        this.moulds = MouldRenderer.over(
                renderer, () -> formulas().questions(), question -> formulas().find(question));
        this.file = file;
    }

    /** A renderer that remembers in {@code folder} what {@code renderer} sets, and closes it. */
    public static CachedRenderer in(Path folder, FormulaRenderer renderer) {
        return new CachedRenderer(renderer, folder.resolve(FILE));
    }

    /** The file is read with the first formula: a build whose lessons are all unchanged needs none. */
    private synchronized CachedFormulas formulas() {
        CachedFormulas known = opened.orElseGet(() -> CachedFormulas.open(file));
        opened = Optional.of(known);
        return known;
    }

    /** How many formulas came from the file. */
    public int found() {
        return found.get();
    }

    /** How many formulas were cast. */
    public int cast() {
        return cast.get();
    }

    /** How many formulas were handed to the renderer. */
    public int set() {
        return set.get();
    }

    @Override
    public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
        Question question = Question.of(formula);
        Optional<SetFormula> before = counted(found, held(question).or(() -> kept(question)));
        return before.isPresent()
                ? before
                : counted(cast, moulds.cast(question).map(made -> hold(question, made)))
                        .or(() -> set(formula, question, diagnostics));
    }

    private static Optional<SetFormula> counted(AtomicInteger count, Optional<SetFormula> formula) {
        formula.ifPresent(known -> count.incrementAndGet());
        return formula;
    }

    /** The same formula in many lessons is one object as long as any of them holds it. */
    private Optional<SetFormula> held(Question question) {
        WeakReference<SetFormula> known = inUse.get(question);
        return Optional.ofNullable(known == null ? null : known.get());
    }

    private SetFormula hold(Question question, SetFormula formula) {
        inUse.put(question, new WeakReference<>(formula));
        return formula;
    }

    private Optional<SetFormula> kept(Question question) {
        return formulas().find(question).map(read -> hold(question, read));
    }

    private Optional<SetFormula> set(Formula formula, Question question, Diagnostics diagnostics) {
        set.incrementAndGet();
        Diagnostics remarks = new Diagnostics();
        Optional<SetFormula> answer = moulds.set(formula, remarks);
        // A lone surrogate has no bytes of its own in a file.
        if (remarks.isEmpty() && Utf8.loneSurrogate(question.tex()) < 0) {
            answer.ifPresent(clean -> formulas().add(question, hold(question, clean)));
        }
        diagnostics.addAll(remarks);
        return answer;
    }

    /**
     * Sets every remembered formula again, and casts none.
     *
     * @return the TeX of those that came out otherwise
     */
    public List<String> check() {
        return formulas().questions().stream()
                .filter(question -> !formulas().find(question).equals(again(question)))
                .map(Question::tex)
                .sorted()
                .toList();
    }

    private Optional<SetFormula> again(Question question) {
        Diagnostics remarks = new Diagnostics();
        SourceText tex = SourceText.of(FILE, question.tex());
        Optional<SetFormula> answer = exact.render(new Formula(tex, question.display()), remarks);
        return remarks.isEmpty() ? answer : Optional.empty();
    }

    @Override
    public FormulaRenderer exact() {
        return exact;
    }

    @Override
    public void close() {
        moulds.close();
        // Not both locks at once: a mould may be asking for what is remembered.
        synchronized (this) {
            opened.ifPresent(CachedFormulas::close);
        }
    }
}
