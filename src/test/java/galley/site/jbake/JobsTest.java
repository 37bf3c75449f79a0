package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jbake.template.RenderingException;
import org.junit.jupiter.api.Test;

class JobsTest {

    @Test
    void keepsTheOrderOfTheTasks() throws RenderingException {
        List<Callable<Integer>> tasks = new ArrayList<>();
        IntStream.range(0, 100).forEach(i -> tasks.add(() -> i));
        assertEquals(IntStream.range(0, 100).boxed().toList(), Jobs.run(3, tasks));
    }

    @Test
    void aFailingTaskIsABug() {
        List<Callable<Integer>> tasks = List.of(() -> {
            throw new IllegalArgumentException("bug");
        });
        IllegalStateException thrown = assertThrows(IllegalStateException.class, () -> Jobs.run(1, tasks));
        assertEquals("bug", thrown.getCause().getMessage());
    }

    @Test
    void anInterruptionEndsAllTasks() {
        Thread caller = Thread.currentThread();
        AtomicInteger running = new AtomicInteger();
        List<Callable<Integer>> tasks = Collections.nCopies(2, () -> {
            if (running.incrementAndGet() == 2) {
                caller.interrupt();
            }
            try {
                new CountDownLatch(1).await();
                return 0;
            } finally {
                running.decrementAndGet();
            }
        });
        assertThrows(RenderingException.class, () -> Jobs.run(2, tasks));
        assertTrue(Thread.interrupted(), "the caller stays interrupted");
        assertEquals(0, running.get());
    }
}
