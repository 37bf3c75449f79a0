package galley.site.jbake;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jbake.template.RenderingException;

/** Runs tasks on threads that end with them. */
final class Jobs {
    private Jobs() {}

    /**
     * The results in the order of the tasks.
     *
     * @throws RenderingException when the calling thread is interrupted; no task runs any more then, and the thread
     *     stays marked as interrupted
     */
    static <T> List<T> run(int threads, List<Callable<T>> tasks) throws RenderingException {
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> new Thread(task, "galley-bake"));
        try {
            stopIfInterrupted();
            return results(pool.invokeAll(tasks));
        } catch (InterruptedException e) {
            pool.shutdownNow();
            awaitEnd(pool);
            Thread.currentThread().interrupt();
            throw new RenderingException("The bake was interrupted before every page was rendered.");
        } finally {
            pool.shutdownNow();
        }
    }

    /** Waiting notices an interruption only when there is still something to wait for. */
    private static void stopIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    private static <T> List<T> results(List<Future<T>> futures) throws InterruptedException {
        List<T> results = new ArrayList<>();
        for (Future<T> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException("a task failed that should have told what is wrong", e.getCause());
            }
        }
        return results;
    }

    private static void awaitEnd(ExecutorService pool) {
        try {
            if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
                throw new IllegalStateException("a page takes more than a minute to render");
            }
        } catch (InterruptedException again) {
            // A second interruption asks for what the first one did, but not to wait; the caller restores the mark.
            return;
        }
    }
}
