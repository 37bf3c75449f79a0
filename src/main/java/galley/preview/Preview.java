package galley.preview;

import galley.build.BuildOptions;
import galley.math.FormulaRenderer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * A preview of a site: it is built into a folder that goes with it, served on this machine, and built again when a source
 * changes. Open pages follow.
 */
public final class Preview implements AutoCloseable {
    private static final long STOP_MILLIS = 500;

    private final PreviewServer server;
    private final Home home;
    private final SourceWatch watch;
    private final Rebuilder rebuilder;
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile Optional<Thread> builder = Optional.empty();

    private Preview(PreviewServer server, Home home, SourceWatch watch, Rebuilder rebuilder) {
        this.server = server;
        this.home = home;
        this.watch = watch;
        this.rebuilder = rebuilder;
    }

    /**
     * Serves from now on, at the first free port of {@code ports}, what {@link #run} builds.
     *
     * @param site what to build when the site goes to this folder
     * @return empty when no port is free
     */
    public static Optional<Preview> open(
            Function<Path, BuildOptions> site, List<Integer> ports, FormulaRenderer formulas, PreviewLog log)
            throws IOException {
        LiveSite live = new LiveSite();
        Optional<PreviewServer> server = PreviewServer.start(ports, live);
        if (server.isEmpty()) {
            return Optional.empty();
        }
        try {
            Home home = Home.of(site);
            BuildOptions options = home.options();
            SourceWatch watch = SourceWatch.of(List.of(options.content(), options.templates(), options.assets()));
            return Optional.of(
                    new Preview(server.get(), home, watch, new Rebuilder(options, home, formulas, live, log)));
        } catch (IOException e) {
            server.get().close();
            throw e;
        }
    }

    /** Where the preview is served. */
    public String address() {
        return "http://127.0.0.1:" + server.port() + "/";
    }

    /** Builds, and builds again what changes, until the preview is closed or this thread is interrupted. */
    public void run() {
        builder = Optional.of(Thread.currentThread());
        if (!closed.get()) {
            rebuilder.run(watch);
        }
        builder = Optional.empty();
    }

    /** Stops everything, from any thread, and leaves nothing behind. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        server.close();
        stopBuilding();
        home.close();
    }

    private void stopBuilding() {
        try {
            watch.close();
            Optional<Thread> other = builder.filter(thread -> thread != Thread.currentThread());
            if (other.isPresent()) {
                other.get().interrupt();
                long end = System.nanoTime() + STOP_MILLIS * 1_000_000;
                while (builder.isPresent() && System.nanoTime() < end) {
                    Thread.sleep(5);
                }
            }
        } catch (IOException e) {
            // The watch ends with the process.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
