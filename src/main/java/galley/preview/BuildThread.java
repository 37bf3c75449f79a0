package galley.preview;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Where builds run, so that one which does not end, as with a template that loops, can be ended once it is mended. What a
 * build has come to remember by then is not lost.
 */
final class BuildThread implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 10_000;
    private static final long END_MILLIS = 400;

    private final ExecutorService thread;
    private final long patienceMillis;
    private long longestMillis;

    BuildThread() {
        this(PATIENCE_MILLIS);
    }

    BuildThread(long patienceMillis) {
        this.patienceMillis = patienceMillis;
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread made = new Thread(task, "preview-build");
            made.setDaemon(true);
            return made;
        });
    }

    /**
     * What the build comes to.
     *
     * @param outdated whether the build is for nothing by now; asked when it takes much longer than those before
     */
    <T> T run(Callable<T> build, BooleanSupplier outdated) throws InterruptedException {
        long begun = System.nanoTime();
        Interruptible<T> task = new Interruptible<>(build);
        Future<T> running = thread.submit(task);
        while (true) {
            try {
                T outcome = running.get(Math.max(patienceMillis, 2 * longestMillis), TimeUnit.MILLISECONDS);
                longestMillis = Math.max(longestMillis, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
                return outcome;
            } catch (TimeoutException e) {
                if (outdated.getAsBoolean()) {
                    task.interrupt();
                }
            } catch (ExecutionException e) {
                throw new IllegalStateException("a build ends with an outcome", e.getCause());
            }
        }
    }

    /** Ends the build that runs, if one does, and waits for it a moment, also in a thread that was interrupted. */
    @Override
    public void close() {
        thread.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            var unused = thread.awaitTermination(END_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** A task that can be interrupted and still says what it came to. */
    private static final class Interruptible<T> implements Callable<T> {
        private final Callable<T> build;
        private boolean isRunning;
        private Thread runner = Thread.currentThread();

        Interruptible(Callable<T> build) {
            this.build = build;
        }

        @Override
        public T call() throws Exception {
            synchronized (this) {
                runner = Thread.currentThread();
                isRunning = true;
            }
            try {
                return build.call();
            } finally {
                synchronized (this) {
                    isRunning = false;
                    // A build that is done leaves no mark to the next.
                    Thread.interrupted();
                }
            }
        }

        synchronized void interrupt() {
            if (isRunning) {
                runner.interrupt();
            }
        }
    }
}
