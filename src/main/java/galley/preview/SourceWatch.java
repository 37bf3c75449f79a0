package galley.preview;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Waits for changes of the sources. The file system's notices only say when to look; what changed is seen by comparing
 * two snapshots, so a notice too many, too few or too early does no harm. Where a file system tells nothing, or late, as
 * over a network, the clock says when to look, at no more than a fiftieth of the time. One thread waits; any may look.
 */
final class SourceWatch implements AutoCloseable {
    /** An editor's save is several events; a save is over when nothing has happened for so long. */
    private static final long QUIET_MILLIS = 10;

    private static final long LONGEST_SAVE_MILLIS = 200;
    private static final long PAUSE_MILLIS = 250;
    private static final int SHARE = 50;
    private static final WatchEvent.Kind<?>[] KINDS = {
        StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE, StandardWatchEventKinds.ENTRY_MODIFY
    };

    private final List<Path> roots;
    private final WatchService service;
    private final Map<Path, Watched> folders = new HashMap<>();
    private volatile long pauseMillis = PAUSE_MILLIS;

    /** A folder that tells of its changes; another one may stand at its path by now. */
    private record Watched(WatchKey key, @Nullable Object folder) {}

    private SourceWatch(List<Path> roots, WatchService service) {
        this.roots = List.copyOf(roots);
        this.service = service;
    }

    /** Watches everything below {@code roots}, whether they are there yet or not. */
    static SourceWatch of(List<Path> roots) throws IOException {
        return new SourceWatch(roots, FileSystems.getDefault().newWatchService());
    }

    /** The sources as they are now. */
    synchronized Snapshot look() {
        long begun = System.nanoTime();
        Snapshot now = Snapshot.of(roots, this::watch);
        long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        pauseMillis = Math.max(PAUSE_MILLIS, SHARE * took);
        return now;
    }

    /**
     * Waits until the sources differ from {@code before} and the save that did it is over.
     *
     * @throws ClosedWatchServiceException when the watch is closed meanwhile
     */
    Snapshot changed(Snapshot before) throws InterruptedException {
        Snapshot now = look();
        while (now.equals(before)) {
            awaitNotice();
            now = look();
        }
        return now;
    }

    private void awaitNotice() throws InterruptedException {
        WatchKey key = service.poll(pauseMillis, TimeUnit.MILLISECONDS);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LONGEST_SAVE_MILLIS);
        while (key != null && System.nanoTime() < end) {
            key.pollEvents();
            key.reset();
            key = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
        }
        if (key != null) {
            key.pollEvents();
            key.reset();
        }
    }

    private void watch(Path folder, BasicFileAttributes attributes) {
        Watched known = folders.get(folder);
        if (known != null && known.key().isValid() && Objects.equals(known.folder(), attributes.fileKey())) {
            return;
        }
        try {
            folders.put(folder, new Watched(folder.register(service, KINDS), attributes.fileKey()));
        } catch (IOException e) {
            // Too many folders for the system, or gone again: the clock still says when to look.
            folders.remove(folder);
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
