package galley.preview;

import galley.build.BuildWatch;
import galley.build.Stage;
import java.io.IOException;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.UnaryOperator;

/**
 * The site that is served now. A build changes its folder in the last stage alone; whoever reads a file waits until that
 * is over, and sees the old site or the new one.
 */
final class LiveSite {
    private final ReentrantReadWriteLock gate = new ReentrantReadWriteLock(true);
    private LiveState state = LiveState.first();
    private boolean closed;

    /** Asks the site while it does not change. */
    <T> T read(Reading<T> reading) throws IOException {
        gate.readLock().lock();
        try {
            return reading.of(state());
        } finally {
            gate.readLock().unlock();
        }
    }

    /** Reads from a site. */
    interface Reading<T> {
        T of(LiveState state) throws IOException;
    }

    /** A watch that keeps readers out from the moment the build of this thread changes the folder. */
    BuildWatch gatekeeper(BuildWatch next) {
        return new BuildWatch() {
            @Override
            public void begin(Stage stage, int things) {
                next.begin(stage, things);
                if (stage == Stage.PUBLISH) {
                    gate.writeLock().lock();
                }
            }

            @Override
            public void step() {
                next.step();
            }
        };
    }

    /** The build of this thread is over: readers may come in. */
    void open() {
        while (gate.isWriteLockedByCurrentThread()) {
            gate.writeLock().unlock();
        }
    }

    synchronized void become(UnaryOperator<LiveState> next) {
        state = next.apply(state);
        notifyAll();
    }

    synchronized LiveState state() {
        return state;
    }

    /** Waits for a state after the one with this number, but not longer than {@code millis}. */
    synchronized LiveState after(int number, long millis) throws InterruptedException {
        long end = System.nanoTime() / 1_000_000 + millis;
        long left = millis;
        while (state.number() == number && !closed && left > 0) {
            wait(left);
            left = end - System.nanoTime() / 1_000_000;
        }
        return state;
    }

    synchronized boolean isClosed() {
        return closed;
    }

    /** Nobody waits any longer. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
