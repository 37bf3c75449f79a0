package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A template that never ends takes neither the memory nor the build. */
@Timeout(120)
class EndlessTemplateTest {
    @TempDir
    Path folder;

    @Test
    void aPageHasABound() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#list 1.. as i>a line of the page without end</#list>")
                .lesson("a.html", Map.of());
        assertEquals(
                "templates/lesson.ftlh:1:1: error[template]: The page has more than 33554432 characters (page a.html).",
                fixture.bake().lines().findFirst().orElseThrow());
        assertEquals(Map.of(), BakeFixture.tree(folder.resolve("out")));
    }

    @Test
    void aLoopThatPrintsNothingEndsWithTheBake() throws Exception {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "<#list 1.. as i></#list>")
                .lesson("a.html", Map.of());
        Thread bake = new Thread(() -> assertDoesNotThrow(fixture::bake));
        bake.start();
        while (bake.isAlive() && bake.getState() != Thread.State.WAITING) {
            Thread.sleep(20);
        }
        bake.interrupt();
        bake.join();
        assertFalse(bake.isAlive());
    }
}
