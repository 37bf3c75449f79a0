package galley.build;

import galley.content.ContentFolder;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.site.Asset;
import galley.site.AssetFolder;
import galley.site.BakeOrder;
import galley.site.Baker;
import galley.site.Publication;
import galley.site.SitePlan;
import galley.site.SiteSettings;
import galley.site.SiteWriter;
import galley.text.Place;
import galley.verify.VerifiedPage;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds a site: reads, judges, plans, bakes and publishes, in this order. */
public final class SiteBuild {
    private final BuildOptions options;
    private final FormulaRenderer formulas;
    private final Baker baker;
    private final StageTimes watch;

    /** A build with these options, formulas and templates. */
    public SiteBuild(BuildOptions options, FormulaRenderer formulas, Baker baker) {
        this(options, formulas, baker, BuildWatch.NONE);
    }

    private SiteBuild(BuildOptions options, FormulaRenderer formulas, Baker baker, BuildWatch watch) {
        this.options = options;
        this.formulas = formulas;
        this.baker = baker;
        this.watch = new StageTimes(watch);
    }

    /** The same build, which tells {@code other} how far it is. */
    public SiteBuild watchedBy(BuildWatch other) {
        return new SiteBuild(options, formulas, baker, other);
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
        Verifier verifier = new Verifier(new MarkdownParser(settings.inlineDollar()), formulas);
        Loaded loaded = new LessonLoader(verifier, options.jobs(), watch).load(records);
        watch.begin(Stage.PLAN, 0);
        SitePlan plan = SitePlan.of(loaded.lessons(), pages(verifier, site), assets(site), settings, site);
        boolean good = loaded.rejected() == 0
                || (options.keepGoing() && !loaded.lessons().isEmpty());
        Optional<Publication.Published> published = good && !site.hasErrors() ? publish(plan, site) : Optional.empty();
        Diagnostics all = new Diagnostics();
        all.addAll(loaded.diagnostics());
        all.addAll(site);
        return new BuildResult(
                loaded.lessons().size(), loaded.rejected(), plan.htmlPages(), published, watch.end(), all);
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

    private Optional<Publication.Published> publish(SitePlan plan, Diagnostics diagnostics) throws IOException {
        Optional<Publication> begun = Publication.begin(options.output(), diagnostics);
        if (begun.isEmpty()) {
            return Optional.empty();
        }
        try (Publication publication = begun.get()) {
            watch.begin(Stage.BAKE, plan.htmlPages());
            BakeOrder order = new BakeOrder(
                    options.content(),
                    options.templates(),
                    publication.staging(),
                    options.jobs(),
                    plan.site(),
                    plan.pages().stream().map(page -> page.telling(watch::step)).toList());
            diagnostics.addAll(baker.bake(order));
            if (diagnostics.hasErrors()) {
                return Optional.empty();
            }
            watch.begin(Stage.WRITE, 0);
            SiteWriter.write(plan, publication.staging(), diagnostics);
            if (diagnostics.hasErrors()) {
                return Optional.empty();
            }
            watch.begin(Stage.PUBLISH, 0);
            return publication.publish(diagnostics);
        }
    }
}
