package galley.build;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.SeenFolders;
import galley.ledger.StandingFiles;
import galley.ledger.ValueDigest;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.publication.Publication;
import galley.site.BakeOrder;
import galley.site.Baker;
import galley.site.PlannedPage;
import galley.site.SiteLesson;
import galley.site.SitePlan;
import galley.site.SiteSettings;
import galley.site.Staging;
import galley.site.WrittenLinks;
import galley.text.PathFolders;
import galley.text.Place;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Bakes a planned site and puts it in its place. */
final class SitePublisher {
    private static final Sha256 NO_FRAME = Sha256.of("");

    /** Of so many files, to give all of them names takes a second or so: longer than a build should that makes a few. */
    private static final int MANY = 20_000;

    private final BuildOptions options;
    private final Baker baker;
    private final StageTimes watch;
    private final Finish finish;
    private final Optional<Manifest> expected;
    private final BuildLedger ledger;
    private final Groundwork ground;
    private boolean begun;

    /**
     * A publisher.
     *
     * @param expected if it is there, nothing but a site of these files is published
     */
    SitePublisher(
            BuildOptions options,
            Baker baker,
            StageTimes watch,
            Finish finish,
            Optional<Manifest> expected,
            BuildLedger ledger,
            Groundwork ground) {
        this.options = options;
        this.baker = baker;
        this.watch = watch;
        this.finish = finish;
        this.expected = expected;
        this.ledger = ledger;
        this.ground = ground;
    }

    /**
     * A site that was just published.
     *
     * @param frame the digest of all that shapes every page of it
     * @param keys gives those of the files that were made and can be taken again, by their paths
     */
    record Made(Publication.Published published, Sha256 frame, Supplier<SortedMap<String, String>> keys) {}

    /**
     * Publishes a site of files that are all there already, and is done with the ground.
     *
     * @return empty, and nothing is changed, where one is not there
     */
    Optional<Publication.Published> again(RememberedSite site, Diagnostics diagnostics) throws IOException {
        Optional<Groundwork.Ground> ready = ground.ready(diagnostics);
        if (ready.isEmpty()) {
            return Optional.empty();
        }
        Staging staging = staging(ready.get(), NO_FRAME, false, site.keys().keySet(), Set.of());
        Optional<Publication.Published> published = staging.takeAll(site.keys())
                ? finished(ready.get().publication(), staging, site.keys().keySet(), diagnostics)
                : Optional.empty();
        if (published.isPresent()) {
            ground.done();
        }
        return published;
    }

    /** Publishes a planned site, and is done with the ground: what is written down of files then stays true. */
    Optional<Made> publish(
            SitePlan plan,
            SiteSettings settings,
            List<SiteLesson> lessons,
            LessonLedger remembered,
            Diagnostics diagnostics)
            throws IOException {
        try (Groundwork own = ground) {
            Optional<Groundwork.Ground> ready = own.ready(diagnostics);
            if (ready.isEmpty()) {
                return Optional.empty();
            }
            Publication publication = ready.get().publication();
            Sha256 frame = frame(settings, plan);
            Staging staging = staging(
                    ready.get(),
                    frame,
                    finish.precompress(),
                    plan.paths(),
                    remembered.hasForgotten() ? plan.oneOfEach() : Set.of());
            bake(plan, staging, diagnostics);
            if (diagnostics.hasErrors()) {
                return Optional.empty();
            }
            watch.begin(Stage.WRITE, 0);
            staging.write(plan);
            WrittenLinks links = new WrittenLinks(plan, settings, staging, remembered.links());
            links.check(lessons, diagnostics);
            remembered.keepLinks(links.seen());
            return diagnostics.hasErrors()
                    ? Optional.empty()
                    : finished(publication, staging, plan.paths(), diagnostics)
                            .map(published -> new Made(published, frame, staging::keys));
        }
    }

    /** Seals what was staged and puts it in place; what others than were expected are is told apart. */
    Optional<Publication.Published> finished(
            Publication publication, Staging staging, Set<String> planned, Diagnostics diagnostics) throws IOException {
        Manifest manifest = staging.finished(planned, diagnostics);
        if (diagnostics.hasErrors() || !isExpected(staging, diagnostics)) {
            return Optional.empty();
        }
        watch.begin(Stage.PUBLISH, 0);
        Set<String> files = manifest.digests().keySet();
        Set<String> folders = PathFolders.of(files);
        SiteFolders own = new SiteFolders(ledger, staging.seen(folders));
        Optional<Publication.Published> published = publication.publish(manifest, finish.signer(), own, diagnostics);
        if (published.isPresent()) {
            ledger.keepSpares(publication.leaveSpares(files, formerSites(files.size())).stream()
                    .map(spare -> SeenFolders.of(spare, folders).known())
                    .toList());
        }
        return published;
    }

    /**
     * How many sites shall wait for the next builds. A build that makes most of its files makes copies of them in passing: a
     * site that is deleted then comes back from one, and, if it is a large one, the change after that has another.
     */
    private int formerSites(int files) {
        int first = ledger.files().madeMost() ? 1 : 0;
        return first + (files >= MANY ? 1 : 0);
    }

    private boolean isExpected(Staging staging, Diagnostics diagnostics) throws IOException {
        SortedSet<String> others =
                expected.isPresent() ? expected.get().differences(staging.manifest()) : new TreeSet<>();
        others.forEach(path -> diagnostics.add(
                Code.CACHE,
                Place.ofFile(options.output().resolve(path).toString()),
                "Expected the file that a build without memory makes, but another one is remembered.",
                "build with --clean"));
        return others.isEmpty();
    }

    /** Nothing that somebody left in a former site, and that cannot go, stands in the way of a new one. */
    Staging staging(Groundwork.Ground ready, Sha256 frame, boolean packs, Set<String> planned, Set<String> anew)
            throws IOException {
        try {
            return new Staging(standing(ready), ledger.files(), frame, packs, planned, anew);
        } catch (IOException e) {
            ready.publication().startOver();
            return new Staging(
                    StandingFiles.in(ready.publication().staging()), ledger.files(), frame, packs, planned, anew);
        }
    }

    /** What stood there when the ground was looked at, unless somebody has begun to build on it since. */
    private StandingFiles standing(Groundwork.Ground ready) throws IOException {
        StandingFiles standing = begun ? StandingFiles.in(ready.publication().staging()) : ready.standing();
        begun = true;
        return standing;
    }

    /** What shapes every page besides its own inputs. */
    Sha256 frame(SiteSettings settings, SitePlan plan) throws IOException {
        return ValueDigest.of(
                Program.digest(), Manifest.of(options.templates()).text(), links(), settings, plan.site());
    }

    /** A template that is a link is refused when it is read, which a page that is remembered does not do. */
    private List<String> links() throws IOException {
        return Folder.paths(options.templates()).stream()
                .filter(Files::isSymbolicLink)
                .map(Path::toString)
                .toList();
    }

    /** Bakes what was not made before; what templates are warned about is baked, and warned about, each time. */
    void bake(SitePlan plan, Staging staging, Diagnostics diagnostics) throws IOException {
        List<PlannedPage> missing = staging.take(plan);
        watch.begin(Stage.BAKE, missing.size());
        if (missing.isEmpty()) {
            return;
        }
        Diagnostics found = baked(plan, missing, staging);
        diagnostics.addAll(found);
        if (!found.isEmpty()) {
            staging.forget(missing);
        }
    }

    private Diagnostics baked(SitePlan plan, List<PlannedPage> missing, Staging staging) throws IOException {
        try {
            return baker.bake(new BakeOrder(
                    options.content(),
                    options.templates(),
                    staging,
                    options.jobs(),
                    plan.site(),
                    missing.stream().map(page -> page.telling(watch::step)).toList()));
        } catch (IOException e) {
            staging.forget(missing);
            throw e;
        }
    }
}
