package galley.cli;

import galley.build.BuildWatch;
import galley.build.Stage;
import java.io.PrintWriter;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * One line of a terminal that shows how far a build is. It appears after two seconds, and is gone when the build ends.
 */
final class ProgressBar implements BuildWatch, AutoCloseable {
    private static final long WAIT_MILLIS = 2000;
    private static final long TICK_MILLIS = 200;
    private static final String CLEAR = "\r\u001b[K";

    private final PrintWriter terminal;
    private final Supplier<String> formulas;
    private final ScheduledExecutorService clock;
    private final AtomicInteger done = new AtomicInteger();
    private volatile Step current = new Step(Stage.VERIFY, 0, System.nanoTime());
    private boolean shown;

    /** A stage, how many steps it has, and when it began. */
    private record Step(Stage stage, int things, long since) {}

    private ProgressBar(PrintWriter terminal, Supplier<String> formulas) {
        this.terminal = terminal;
        this.formulas = formulas;
        this.clock = Executors.newSingleThreadScheduledExecutor(ProgressBar::thread);
    }

    /** A bar that shows itself, when it is time, at the end of {@code terminal}. */
    static ProgressBar on(PrintWriter terminal, Supplier<String> formulas) {
        ProgressBar bar = new ProgressBar(terminal, formulas);
        var unused = bar.clock.scheduleAtFixedRate(bar::show, WAIT_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        return bar;
    }

    @Override
    public void begin(Stage stage, int things) {
        done.set(0);
        current = new Step(stage, things, System.nanoTime());
    }

    @Override
    public void step() {
        done.incrementAndGet();
    }

    private synchronized void show() {
        Step step = current;
        double seconds = (System.nanoTime() - step.since()) / 1e9;
        terminal.print(CLEAR + ProgressLine.of(step.stage(), done.get(), step.things(), seconds) + formulas.get());
        terminal.flush();
        shown = true;
    }

    @Override
    public void close() {
        clock.shutdownNow();
        synchronized (this) {
            if (shown) {
                terminal.print(CLEAR);
                terminal.flush();
            }
        }
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "progress");
        thread.setDaemon(true);
        return thread;
    }
}
