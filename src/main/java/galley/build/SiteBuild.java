package galley.build;

import galley.content.ContentFolder;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.ValueDigest;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.publication.Publication;
import galley.seal.DraftReader;
import galley.site.Asset;
import galley.site.AssetFolder;
import galley.site.BakeOrder;
import galley.site.Baker;
import galley.site.PlannedPage;
import galley.site.SiteLesson;
import galley.site.SitePlan;
import galley.site.SiteSettings;
import galley.site.Staging;
import galley.site.WrittenLinks;
import galley.text.Place;
import galley.text.Sha256;
import galley.verify.VerifiedPage;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** Builds a site: reads, judges, plans, bakes and publishes, in this order. */
public final class SiteBuild {
    private final BuildOptions options;
    private final FormulaRenderer formulas;
    private final Baker baker;
    private final StageTimes watch;
    private final Optional<Manifest> expected;
    private final Finish finish;
    private final boolean drafts;

    /** A build with these options, formulas and templates. */
    public SiteBuild(BuildOptions options, FormulaRenderer formulas, Baker baker) {
        this(options, formulas, baker, new StageTimes(BuildWatch.NONE), Optional.empty(), Finish.PLAIN, false);
    }

    private SiteBuild(
            BuildOptions options,
            FormulaRenderer formulas,
            Baker baker,
            StageTimes watch,
            Optional<Manifest> expected,
            Finish finish,
            boolean drafts) {
        this.options = options;
        this.formulas = formulas;
        this.baker = baker;
        this.watch = watch;
        this.expected = expected;
        this.finish = finish;
        this.drafts = drafts;
    }

    /** The same build, which tells {@code other} how far it is. */
    public SiteBuild watchedBy(BuildWatch other) {
        return new SiteBuild(options, formulas, baker, new StageTimes(other), expected, finish, drafts);
    }

    /** The same build, which publishes nothing but a site of these files. */
    SiteBuild expecting(Manifest site) {
        return new SiteBuild(options, formulas, baker, watch, Optional.of(site), finish, drafts);
    }

    /** The same build, to another place and without memory. */
    SiteBuild withoutMemory(Path output) {
        BuildOptions other = options.withoutMemory(output);
        return new SiteBuild(other, formulas, baker, new StageTimes(BuildWatch.NONE), Optional.empty(), finish, drafts);
    }

    /** The same build, which finishes the site as {@code other} says. */
    public SiteBuild finishedBy(Finish other) {
        return new SiteBuild(options, formulas, baker, watch, expected, other, drafts);
    }

    /** The same build, which takes Markdown files that were edited as if they were sealed, and says so. */
    public SiteBuild withDrafts() {
        return new SiteBuild(options, formulas, baker, watch, expected, finish, true);
    }

    /**
     * Runs the build.
     *
     * @throws IOException when the file system refuses; the old site is whole
     */
    public BuildResult run() throws IOException, InterruptedException {
        Diagnostics site = new Diagnostics();
        Publication.mend(options.output());
        OutputGuard.check(options, site);
        SiteSettings settings = SiteSettings.read(options.templates(), options.baseUrl(), site);
        List<Path> records = ContentFolder.records(options.content(), site);
        if (records.isEmpty() && !site.hasErrors()) {
            site.add(
                    Code.NO_LESSONS,
                    Place.ofFile(options.content().toString()),
                    "Expected at least one record, but there is no file that ends in .json.");
        }
        MarkdownParser parser = new MarkdownParser(settings.inlineDollar());
        Verifier verifier = new Verifier(parser, formulas);
        LessonReading reading = drafts ? new DraftReader(parser)::read : LessonReader::read;
        try (BuildLedger ledger = BuildLedger.open(options.cache(), settings.inlineDollar(), verifier)) {
            Loaded<SiteLesson> loaded =
                    new LessonLoader<>(verifier, ledger, options.jobs(), watch, reading).load(records);
            watch.begin(Stage.PLAN, 0);
            SitePlan plan = SitePlan.of(loaded.lessons(), pages(verifier, site), assets(site), settings, site);
            boolean good = loaded.rejected() == 0
                    || (options.keepGoing() && !loaded.lessons().isEmpty());
            Optional<Publication.Published> published = good && !site.hasErrors()
                    ? publish(plan, ledger, settings, loaded.lessons(), site)
                    : Optional.empty();
            ledger.save(published.isPresent());
            Diagnostics all = new Diagnostics();
            all.addAll(loaded.diagnostics());
            all.addAll(site);
            return new BuildResult(
                    loaded.lessons().size(), loaded.rejected(), plan.htmlPages(), published, watch.end(), all);
        }
    }

    /** What shapes every page besides its own inputs. */
    private Sha256 frame(SiteSettings settings, SitePlan plan) throws IOException {
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

    /** The ordinary pages beside the lessons. */
    private List<VerifiedPage> pages(Verifier verifier, Diagnostics diagnostics) {
        return ContentFolder.pages(options.content(), diagnostics).stream()
                .flatMap(page ->
                        verifier.verifyPage(page.file(), page.name(), page.header(), page.body(), diagnostics).stream())
                .toList();
    }

    private List<Asset> assets(Diagnostics diagnostics) throws IOException {
        List<Asset> assets = new ArrayList<>(AssetFolder.read(options.assets(), diagnostics));
        assets.add(CalculatorScript.asset());
        return assets;
    }

    private Optional<Publication.Published> publish(
            SitePlan plan, BuildLedger ledger, SiteSettings settings, List<SiteLesson> lessons, Diagnostics diagnostics)
            throws IOException {
        Optional<Publication> begun = Publication.begin(options.output(), diagnostics);
        if (begun.isEmpty()) {
            return Optional.empty();
        }
        try (Publication publication = begun.get()) {
            Staging staging = new Staging(publication.staging(), ledger.files(), frame(settings, plan));
            bake(plan, staging, publication.staging(), diagnostics);
            if (diagnostics.hasErrors()) {
                return Optional.empty();
            }
            watch.begin(Stage.WRITE, 0);
            staging.write(plan, diagnostics);
            WrittenLinks links = new WrittenLinks(plan, settings, staging, ledger.links());
            links.check(lessons, diagnostics);
            ledger.keepLinks(links.seen());
            if (diagnostics.hasErrors()) {
                return Optional.empty();
            }
            if (finish.precompress()) {
                staging.precompress();
            }
            if (expected.isPresent() && !isExpected(staging.manifest(), diagnostics)) {
                return Optional.empty();
            }
            watch.begin(Stage.PUBLISH, 0);
            return publication.publish(staging.digests(), finish.signer(), diagnostics);
        }
    }

    private boolean isExpected(Manifest staged, Diagnostics diagnostics) {
        SortedSet<String> others = expected.orElse(staged).differences(staged);
        others.forEach(path -> diagnostics.add(
                Code.CACHE,
                Place.ofFile(options.output().resolve(path).toString()),
                "Expected the file that a build without memory makes, but another one is remembered.",
                "build with --clean"));
        return others.isEmpty();
    }

    /** Bakes what was not made before; what templates are warned about is baked, and warned about, each time. */
    private void bake(SitePlan plan, Staging staging, Path folder, Diagnostics diagnostics) throws IOException {
        List<PlannedPage> missing = staging.take(plan.pages());
        watch.begin(Stage.BAKE, missing.size());
        if (missing.isEmpty()) {
            return;
        }
        Diagnostics found = baker.bake(new BakeOrder(
                options.content(),
                options.templates(),
                folder,
                options.jobs(),
                plan.site(),
                missing.stream().map(page -> page.telling(watch::step)).toList()));
        diagnostics.addAll(found);
        if (found.isEmpty()) {
            staging.keep(missing);
        }
    }
}
