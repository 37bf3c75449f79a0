package galley.build;

import galley.diagnostic.Diagnostics;
import galley.ledger.StandingFiles;
import galley.publication.FormerSites;
import galley.publication.Publication;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Where a site is going to stand: looked at by a thread of its own while the lessons are read, for both take their time.
 * What is begun here ends with it.
 */
final class Groundwork implements AutoCloseable {
    private final Diagnostics found = new Diagnostics();
    private final FutureTask<Optional<Ground>> preparing;
    private boolean closed;

    private Groundwork(Preparing prepare) {
        preparing = new FutureTask<>(() -> prepare.prepared(found));
    }

    private interface Preparing {
        Optional<Ground> prepared(Diagnostics found) throws IOException;
    }

    /**
     * What a site can be built on.
     *
     * @param standing what stands in the folder in which the new site grows
     */
    record Ground(Publication publication, StandingFiles standing) {}

    /** Begins a publication; {@code owner} says who may have files at {@code target}. */
    static Groundwork begin(Path target, Optional<FormerSites> former, Publication.Owner owner) {
        Groundwork begun = new Groundwork(found -> prepared(target, former, owner, found));
        Thread thread = new Thread(begun.preparing, "groundwork");
        thread.setDaemon(true);
        thread.start();
        return begun;
    }

    /** No site may be put anywhere, as the build has said already. */
    static Groundwork none() {
        Groundwork nothing = new Groundwork(found -> Optional.empty());
        nothing.preparing.run();
        return nothing;
    }

    private static Optional<Ground> prepared(
            Path target, Optional<FormerSites> former, Publication.Owner owner, Diagnostics found) throws IOException {
        Optional<Publication> begun = Publication.begin(target, former, owner, found);
        if (begun.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Ground(begun.get(), standing(begun.get())));
        } catch (IOException | RuntimeException e) {
            begun.get().close();
            throw e;
        }
    }

    /** A former site that cannot be used is in nobody's way. */
    private static StandingFiles standing(Publication publication) throws IOException {
        try {
            return StandingFiles.in(publication.staging());
        } catch (IOException e) {
            publication.startOver();
            return StandingFiles.in(publication.staging());
        }
    }

    /**
     * Waits for the ground.
     *
     * @return empty, with diagnostics, when no site may be put there
     * @throws IOException when the file system refuses
     */
    Optional<Ground> ready(Diagnostics diagnostics) throws IOException {
        Optional<Ground> ground = awaited();
        diagnostics.addAll(found);
        return ground;
    }

    /** Waits also in a thread that is interrupted: what is begun must be known to end. */
    private Optional<Ground> awaited() throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return preparing.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Ends what was begun, where the site is in its place: what cannot be put away is left to the next build. */
    void done() {
        try {
            close();
        } catch (IOException e) {
            // The site does not need it.
        }
    }

    /** Ends what was begun, published or not; once. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        Optional<Ground> ground;
        try {
            ground = awaited();
        } catch (IOException e) {
            return; // Whoever asked for the ground was told.
        }
        if (ground.isPresent()) {
            ground.get().publication().close();
        }
    }
}
