package galley.preview;

import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.BuildWatch;
import galley.build.Drafts;
import galley.build.Previewing;
import galley.build.SiteBuild;
import galley.build.Stage;
import galley.content.ContentFolder;
import galley.diagnostic.Diagnostics;
import galley.math.FormulaRenderer;
import galley.publication.Manifest;
import galley.publication.Publication;
import galley.site.Baker;
import galley.site.PlanMemory;
import galley.site.SiteSettings;
import galley.site.jbake.JBakeBaker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Builds the site, and builds it again whenever its sources change. Nothing that a source holds ends it. */
final class Rebuilder {
    /** How many failed builds in a row go untold because their sources changed while they ran: half-written files. */
    private static final int UNTOLD = 3;

    private static final int REHEARSALS = 16;

    /** Large sites, of which a build takes long, rehearse fewer times. */
    private static final long REHEARSAL_NANOS = 4_000_000_000L;

    private final BuildOptions sources;
    private final Home home;
    private final FormulaRenderer formulas;
    private final LiveSite live;
    private final PreviewLog log;
    private final PlanMemory memory = new PlanMemory();
    private final Baker baker = new JBakeBaker();
    private Optional<ServedSite> served = Optional.empty();
    private int rehearsals;
    private long rehearsalNanos;

    /** Builds at {@code home}, and tells what changed among {@code sources}. */
    Rebuilder(BuildOptions sources, Home home, FormulaRenderer formulas, LiveSite live, PreviewLog log) {
        this.sources = sources;
        this.home = home;
        this.formulas = formulas;
        this.live = live;
        this.log = log;
    }

    /** Builds until the watch is closed or the thread is interrupted. */
    void run(SourceWatch watch) {
        try (BuildThread thread = new BuildThread()) {
            Snapshot told = new Snapshot(Map.of());
            Snapshot now = watch.look();
            int untold = 0;
            while (true) {
                long noticed = System.nanoTime();
                Snapshot built = now;
                Outcome outcome = thread.run(this::outcome, () -> !watch.look().equals(built));
                if (outcome.isGood() || untold == UNTOLD || watch.look().equals(now)) {
                    tellUnlessOutdated(outcome, SourceChanges.of(now.differences(told), sources), noticed);
                    told = now;
                    untold = 0;
                } else {
                    untold++;
                }
                if (outcome.isGood() && sources.cache().isPresent()) {
                    rehearse(thread, watch, now);
                }
                now = watch.changed(now);
            }
        } catch (InterruptedException | ClosedWatchServiceException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Builds the site some more times, with one lesson read and something of each kind made anew, so that a save finds a
     * program that has done all that it takes, and does it fast. A save interrupts it; without memory, each would take as
     * long as the first build.
     */
    private void rehearse(BuildThread thread, SourceWatch watch, Snapshot built) throws InterruptedException {
        BooleanSupplier outdated = () -> !watch.look().equals(built);
        while (rehearsals < REHEARSALS && rehearsalNanos < REHEARSAL_NANOS && !outdated.getAsBoolean()) {
            long begun = System.nanoTime();
            thread.run(() -> rehearsal(outdated), outdated);
            rehearsals++;
            rehearsalNanos += System.nanoTime() - begun;
        }
    }

    /** How a build ended: with a result or with a fault; and when, if readers have a new site. */
    private record Outcome(
            Optional<BuildResult> result, Optional<Throwable> fault, Optional<ServedSite> site, long shown) {
        boolean isGood() {
            return site.isPresent();
        }
    }

    private Outcome outcome() {
        try {
            return outcome(log.building(), Optional::empty);
        } finally {
            log.ended();
        }
    }

    /** Nobody is told of it, but readers always have what was built last. */
    private Outcome rehearsal(BooleanSupplier outdated) {
        return outcome(endingWhen(outdated), this::firstRecord);
    }

    /** Ends a build before its next stage; once the site is in its place, it is remembered too. */
    private static BuildWatch endingWhen(BooleanSupplier outdated) {
        return new BuildWatch() {
            @Override
            public void begin(Stage stage, int things) {
                if (stage != Stage.REMEMBER && outdated.getAsBoolean()) {
                    throw new CancellationException();
                }
            }

            @Override
            public void step() {}
        };
    }

    private Optional<Path> firstRecord() {
        try {
            return ContentFolder.records(sources.content(), new Diagnostics()).stream()
                    .findFirst();
        } catch (UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private Outcome outcome(BuildWatch watch, Supplier<Optional<Path>> anew) {
        Shown shown = new Shown();
        try {
            BuildOptions options = home.options();
            BuildResult result = new SiteBuild(options, formulas, baker)
                    .previewing(new Previewing(memory, built -> shown.become(built, options), anew.get()))
                    .watchedBy(live.gatekeeper(watch))
                    .run();
            return new Outcome(Optional.of(result), Optional.empty(), shown.site, shown.time);
        } catch (IOException | InterruptedException | RuntimeException | Error e) {
            return new Outcome(Optional.empty(), Optional.of(e), Optional.empty(), System.nanoTime());
        } finally {
            live.open();
        }
    }

    /** What readers are shown as soon as it is there; whoever comes in through the gate sees the state that fits it. */
    private final class Shown {
        private Optional<ServedSite> site = Optional.empty();
        private long time;

        private void become(BuildResult result, BuildOptions options) {
            site = result.published().map(published -> site(published, options));
            List<String> drafts = Drafts.files(result.diagnostics());
            site.ifPresent(built -> live.become(state -> state.good(built, drafts)));
            live.open();
            time = System.nanoTime();
        }
    }

    private static ServedSite site(Publication.Published published, BuildOptions options) {
        try {
            String base = SiteSettings.read(options.templates(), options.baseUrl(), new Diagnostics())
                    .basePath();
            return ServedSite.read(options.output(), published.manifest(), base);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Places are looked up in sources that may be others by now: then the next build, which follows at once, has its say. */
    private void tellUnlessOutdated(Outcome outcome, SourceChanges changes, long noticed) {
        try {
            tell(outcome, changes, noticed);
        } catch (UncheckedIOException e) {
            served = outcome.site().or(() -> served);
        }
    }

    private void tell(Outcome outcome, SourceChanges changes, long noticed) {
        if (outcome.fault().isPresent()) {
            String line = log.stopped(outcome.fault().get());
            live.become(state -> state.broken(List.of(Fault.stopped(line))));
            return;
        }
        BuildResult result = outcome.result().orElseThrow();
        if (!outcome.isGood()) {
            live.become(state -> state.broken(Fault.all(result.diagnostics())));
        }
        Duration time = Duration.ofNanos(outcome.shown() - noticed);
        int pages = outcome.site().map(this::changedPages).orElse(0);
        log.built(result, new Rebuild(served.isEmpty(), isServed(), changes, pages, time));
        served = outcome.site().or(() -> served);
    }

    private boolean isServed() {
        return served.filter(ServedSite::isThere).isPresent();
    }

    private int changedPages(ServedSite now) {
        Manifest before = served.map(ServedSite::manifest).orElse(new Manifest(new TreeMap<>()));
        return Math.toIntExact(now.manifest().differences(before).stream()
                .filter(path -> path.endsWith(".html"))
                .count());
    }
}
