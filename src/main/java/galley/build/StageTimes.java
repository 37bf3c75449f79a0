package galley.build;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Takes the time of every stage on its way to another watch. Times are told, and never part of a site. */
final class StageTimes implements BuildWatch {
    private final BuildWatch next;
    private final Map<Stage, Duration> times = new EnumMap<>(Stage.class);
    private Optional<Stage> running = Optional.empty();
    private long since;

    StageTimes(BuildWatch next) {
        this.next = next;
    }

    @Override
    public void begin(Stage stage, int things) {
        end();
        running = Optional.of(stage);
        next.begin(stage, things);
    }

    @Override
    public void step() {
        next.step();
    }

    /** The times so far; the stage that runs ends here. */
    Map<Stage, Duration> end() {
        long now = System.nanoTime();
        running.ifPresent(stage -> times.merge(stage, Duration.ofNanos(now - since), Duration::plus));
        running = Optional.empty();
        since = now;
        return Collections.unmodifiableMap(new EnumMap<>(times));
    }
}
