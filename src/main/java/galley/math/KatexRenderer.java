package galley.math;

import galley.diagnostic.Diagnostics;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;

/**
 * Sets formulas with KaTeX in an embedded JavaScript engine.
 *
 * <p>The engine starts with the first formula, so that a site without formulas does not pay for it. It then sets a
 * known formula; a KaTeX that is missing or broken is an {@link IllegalStateException} at that moment. A formula that
 * was set without a fault is not set twice; one with a fault is, so that each of its occurrences is told.
 */
public final class KatexRenderer implements FormulaRenderer {
    private static final int MOST_WORKERS = 8;

    private final Limits limits;
    private final Semaphore permits =
            new Semaphore(Math.min(MOST_WORKERS, Runtime.getRuntime().availableProcessors()));
    private final ConcurrentLinkedDeque<KatexWorker> idle = new ConcurrentLinkedDeque<>();
    private final Map<Question, SetFormula> known = new ConcurrentHashMap<>();
    private Optional<KatexEngine> engine = Optional.empty();
    private boolean closed;

    private KatexRenderer(Limits limits) {
        this.limits = limits;
    }

    /** A renderer that has not started yet. */
    public static KatexRenderer create() {
        return within(Limits.USUAL);
    }

    static KatexRenderer within(Limits limits) {
        return new KatexRenderer(limits);
    }

    @Override
    public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
        Question question = Question.of(formula);
        SetFormula before = known.get(question);
        return before == null ? renderAnew(question, formula, diagnostics) : Optional.of(before);
    }

    private Optional<SetFormula> renderAnew(Question question, Formula formula, Diagnostics diagnostics) {
        Diagnostics found = FormulaCheck.check(formula, limits);
        Optional<SetFormula> set =
                found.hasErrors() ? Optional.empty() : ask(formula, found).map(StyleClasses::of);
        if (found.isEmpty()) {
            set.ifPresent(clean -> known.put(question, clean));
        }
        diagnostics.addAll(found);
        return set;
    }

    private Optional<String> ask(Formula formula, Diagnostics found) {
        Answer answer = borrowed(formula);
        RemarkReport.addAll(formula, answer.remarks(), found);
        answer.html().ifPresent(html -> OutputCheck.check(html, formula, limits, found));
        return found.hasErrors() ? Optional.empty() : answer.html();
    }

    private Answer borrowed(Formula formula) {
        permits.acquireUninterruptibly();
        try {
            KatexWorker worker = worker();
            try {
                return worker.set(formula, limits.time());
            } finally {
                giveBack(worker);
            }
        } finally {
            permits.release();
        }
    }

    /** The worker used last is the warmest. */
    private synchronized KatexWorker worker() {
        if (closed) {
            throw new IllegalStateException("this renderer is closed");
        }
        if (engine.isEmpty()) {
            engine = Optional.of(new KatexEngine());
        }
        KatexWorker warm = idle.pollFirst();
        return warm == null ? new KatexWorker(engine.get()) : warm;
    }

    private synchronized void giveBack(KatexWorker worker) {
        if (closed) {
            worker.close();
        } else {
            idle.addFirst(worker);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(KatexWorker::close);
        idle.clear();
        known.clear();
        engine.ifPresent(KatexEngine::close);
        engine = Optional.empty();
    }
}
