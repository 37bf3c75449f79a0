package galley.preview;

import galley.build.BuildResult;
import galley.build.BuildWatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the builds that people are told of. */
public class CountingLog implements PreviewLog {
    private final AtomicInteger builds = new AtomicInteger();

    /** How many there were. */
    public final int builds() {
        return builds.get();
    }

    @Override
    public BuildWatch building() {
        return BuildWatch.NONE;
    }

    @Override
    public void ended() {}

    @Override
    public void built(BuildResult result, Rebuild rebuild) {
        builds.incrementAndGet();
    }

    @Override
    public String stopped(Throwable fault) {
        return String.valueOf(fault);
    }
}
