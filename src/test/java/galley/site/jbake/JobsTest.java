package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
}
