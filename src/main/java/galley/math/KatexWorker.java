package galley.math;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A thread with a context of its own. The thread that asks keeps the watch: when an answer takes too long it kills the
 * context, and the next question gets a fresh one. Serves one question at a time.
 */
final class KatexWorker implements AutoCloseable {
    /** Address space, not memory: enough that no formula within {@link Limits} ends in a stack overflow. */
    private static final long STACK_BYTES = 256L << 20;

    private final KatexEngine engine;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(KatexWorker::thread);
    private Optional<KatexContext> context = Optional.empty();

    KatexWorker(KatexEngine engine) {
        this.engine = engine;
    }

    /** Asks KaTeX, for at most {@code time}. */
    Answer set(Formula formula, Duration time) {
        KatexContext ready = context();
        String tex = formula.tex().text();
        Answer answer = watched(thread.submit(() -> ready.set(tex, formula.display())), time);
        if (answer.leavesContextUnsound()) {
            discard();
        }
        return answer;
    }

    /** The watch over a formula begins only when its context is there: making the first one takes seconds. */
    private KatexContext context() {
        if (context.isEmpty()) {
            context = Optional.of(untimed(engine::newContext));
        }
        return context.get();
    }

    private Answer watched(Future<Answer> answer, Duration time) {
        try {
            return answer.get(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return Answer.failed(Remark.of(Remark.Kind.OUT_OF_TIME, time.toSeconds() + " seconds"));
        } catch (InterruptedException e) {
            discard();
            throw interrupted();
        } catch (ExecutionException e) {
            discard();
            throw new IllegalStateException("the formula renderer failed", e.getCause());
        }
    }

    private <T> T untimed(Callable<T> task) {
        try {
            return thread.submit(task).get();
        } catch (InterruptedException e) {
            throw interrupted();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the formula renderer cannot start", e.getCause());
        }
    }

    private static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while a formula was being set");
    }

    private void discard() {
        context.ifPresent(KatexContext::kill);
        context = Optional.empty();
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(null, task, "formulas", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void close() {
        discard();
        thread.shutdown();
    }
}
