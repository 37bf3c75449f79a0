package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BuildThreadTest {
    @Test
    void aBuildThatIsForNothingIsEnded() throws Exception {
        try (BuildThread thread = new BuildThread(20)) {
            assertEquals("ended", thread.run(BuildThreadTest::endless, () -> true));
            assertEquals(false, thread.run(() -> Thread.currentThread().isInterrupted(), () -> true));
        }
    }

    @Test
    void aSlowBuildIsWaitedFor() throws Exception {
        CountDownLatch asked = new CountDownLatch(3);
        try (BuildThread thread = new BuildThread(5)) {
            boolean outcome = thread.run(() -> asked.await(30, TimeUnit.SECONDS), () -> {
                asked.countDown();
                return false;
            });
            assertTrue(outcome, "asked three times, and never ended");
        }
    }

    @Test
    void whoeverIsInterruptedEndsTheBuild() throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread caller = new Thread(() -> {
            try (BuildThread thread = new BuildThread()) {
                thread.run(
                        () -> {
                            begun.countDown();
                            String outcome = endless();
                            ended.countDown();
                            return outcome;
                        },
                        () -> false);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        caller.start();
        begun.await();
        caller.interrupt();
        assertTrue(ended.await(30, TimeUnit.SECONDS));
        caller.join();
        assertFalse(caller.isAlive());
    }

    private static String endless() {
        try {
            Thread.sleep(600_000);
            return "slept";
        } catch (InterruptedException e) {
            return "ended";
        }
    }
}
