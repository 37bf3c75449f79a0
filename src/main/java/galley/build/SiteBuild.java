package galley.build;

import galley.content.ContentFolder;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.FileStore;
import galley.ledger.Later;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.publication.Manifest;
import galley.publication.Publication;
import galley.seal.DraftReader;
import galley.site.Baker;
import galley.site.PlanMemory;
import galley.site.SiteLesson;
import galley.site.SitePlan;
import galley.site.SiteSettings;
import galley.text.Place;
import galley.verify.VerifiedPage;
import galley.verify.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Builds a site: reads, judges, plans, bakes and publishes, in this order. */
public final class SiteBuild {
    private final BuildOptions options;
    private final FormulaRenderer formulas;
    private final Baker baker;
    private final StageTimes watch;
    private final Optional<Manifest> expected;
    private final Finish finish;
    private final Optional<Previewing> preview;
    private final boolean brief;

    /** A build with these options, formulas and templates. */
    public SiteBuild(BuildOptions options, FormulaRenderer formulas, Baker baker) {
        this(
                options,
                formulas,
                baker,
                new StageTimes(BuildWatch.NONE),
                Optional.empty(),
                Finish.PLAIN,
                Optional.empty(),
                false);
    }

    private SiteBuild(
            BuildOptions options,
            FormulaRenderer formulas,
            Baker baker,
            StageTimes watch,
            Optional<Manifest> expected,
            Finish finish,
            Optional<Previewing> preview,
            boolean brief) {
        this.options = options;
        this.formulas = formulas;
        this.baker = baker;
        this.watch = watch;
        this.expected = expected;
        this.finish = finish;
        this.preview = preview;
        this.brief = brief;
    }

    /** The same build, which tells {@code other} how far it is. */
    public SiteBuild watchedBy(BuildWatch other) {
        return new SiteBuild(options, formulas, baker, new StageTimes(other), expected, finish, preview, brief);
    }

    /** The same build, which publishes nothing but a site of these files. */
    SiteBuild expecting(Manifest site) {
        return new SiteBuild(options, formulas, baker, watch, Optional.of(site), finish, preview, brief);
    }

    /** The same build, to another place and without memory: each of its formulas is set. */
    SiteBuild withoutMemory(Path output) {
        BuildOptions other = options.withoutMemory(output);
        return new SiteBuild(
                other,
                formulas.exact(),
                baker,
                new StageTimes(BuildWatch.NONE),
                Optional.empty(),
                finish,
                preview,
                brief);
    }

    /** The same build, which finishes the site as {@code other} says. */
    public SiteBuild finishedBy(Finish other) {
        return new SiteBuild(options, formulas, baker, watch, expected, other, preview, brief);
    }

    /** The same build for a preview, which takes Markdown files that were edited as if they were sealed, and says so. */
    public SiteBuild previewing(Previewing other) {
        return new SiteBuild(options, formulas, baker, watch, expected, finish, Optional.of(other), brief);
    }

    /** The same build, where the number of notes for programs is enough: a site that does not change needs no more. */
    public SiteBuild countingNotes() {
        return new SiteBuild(options, formulas, baker, watch, expected, finish, preview, true);
    }

    /**
     * Runs the build.
     *
     * @throws IOException when the file system refuses; the old site is whole
     */
    public BuildResult run() throws IOException, InterruptedException {
        Publication.mend(options.output());
        Diagnostics site = options.refusals();
        try (BuildLedger ledger = BuildLedger.open(options.cache());
                Groundwork ground = ground(ledger, site)) {
            SitePublisher publisher = new SitePublisher(options, baker, watch, finish, expected, ledger, ground);
            CompletableFuture<Optional<Inputs>> looking = CompletableFuture.supplyAsync(this::inputs);
            Optional<RememberedSite> known = brief && site.isEmpty() ? ledger.site() : Optional.empty();
            Optional<Inputs> inputs = looking.join();
            Optional<BuildResult> quick =
                    inputs.flatMap(now -> known.flatMap(last -> quick(now, last, publisher, ground, ledger)));
            return quick.isPresent() ? quick.get() : build(ledger, publisher, inputs, site);
        }
    }

    /** A preview, and a build that remembers nothing, have no use for them. */
    private Optional<Inputs> inputs() {
        return preview.isPresent() || options.cache().isEmpty() ? Optional.empty() : Inputs.of(options, finish);
    }

    /** None where the site may not stand. A preview has a folder of its own. */
    private Groundwork ground(BuildLedger ledger, Diagnostics site) {
        Publication.Owner owner = preview.isPresent() ? Publication.Owner.PROGRAM : Publication.Owner.PUBLISHER;
        return site.hasErrors() ? Groundwork.none() : Groundwork.begin(options.output(), ledger.former(), owner);
    }

    /** Makes the site of what was made before, as far as it can be. */
    private Optional<BuildResult> quick(
            Inputs now, RememberedSite known, SitePublisher publisher, Groundwork ground, BuildLedger ledger) {
        try {
            return now.made(known)
                    ? again(known, publisher, ledger)
                    : amended(publisher, ground, ledger).run(known, now);
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private AmendedBuild amended(SitePublisher publisher, Groundwork ground, BuildLedger ledger) {
        return new AmendedBuild(
                options,
                formulas,
                watch,
                new AmendedPublisher(publisher, ground, finish.precompress(), ledger, watch),
                ledger);
    }

    /** Makes the site of the build before again, where all of its files are still there. */
    private Optional<BuildResult> again(RememberedSite known, SitePublisher publisher, BuildLedger ledger)
            throws IOException {
        Diagnostics found = new Diagnostics();
        watch.begin(Stage.PUBLISH, 0);
        Optional<Publication.Published> published = publisher.again(known, found);
        if (published.isPresent() && isWorthWriting(published.get(), ledger.files())) {
            Remembering.write(() -> ledger.save(true, Optional.of(known)));
        }
        return published.isPresent() || CacheCheck.hasFound(found)
                ? Optional.of(new BuildResult(
                        known.lessons(), 0, known.pages(), published, watch.end(), found, known.notes()))
                : Optional.empty();
    }

    /**
     * How files look now serves the next build if it grows out of a former site, for their sums need not be told then. Where
     * there is none, the site was deleted; it may be so again, and its files look otherwise again.
     */
    private static boolean isWorthWriting(Publication.Published site, FileStore files) {
        return files.hasNamed() || (files.looksNew() && site.anotherWaits());
    }

    private BuildResult build(BuildLedger ledger, SitePublisher publisher, Optional<Inputs> inputs, Diagnostics site)
            throws IOException, InterruptedException {
        SiteSettings settings = SiteSettings.read(options.templates(), options.baseUrl(), site);
        MarkdownParser parser = new MarkdownParser(settings.inlineDollar());
        Verifier verifier = new Verifier(parser, formulas);
        LessonReading reading = preview.isPresent() ? new DraftReader(parser)::read : LessonReader::read;
        LessonLedger lessons = ledger.lessons(settings.inlineDollar(), verifier);
        preview.flatMap(Previewing::anew).ifPresent(lessons::forget);
        ContentFolder content = content(site);
        Loaded<SiteLesson> loaded =
                new LessonLoader<>(verifier, lessons, options.jobs(), watch, reading).load(content.records());
        watch.begin(Stage.PLAN, 0);
        PlanMemory memory =
                preview.map(own -> own.memory().after(lessons.memory())).orElseGet(lessons::memory);
        SitePlan plan = SitePlan.of(
                loaded.lessons(), pages(content, verifier, site), SiteAssets.of(options, site), settings, memory, site);
        boolean good = loaded.rejected() == 0
                || (options.keepGoing() && !loaded.lessons().isEmpty());
        Optional<SitePublisher.Made> made = good && !site.hasErrors()
                ? publisher.publish(plan, settings, loaded.lessons(), lessons, site)
                : Optional.empty();
        Diagnostics all = new Diagnostics();
        all.addAll(loaded.diagnostics());
        all.addAll(site);
        BuildResult result = new BuildResult(
                loaded.lessons().size(),
                loaded.rejected(),
                plan.htmlPages(),
                made.map(SitePublisher.Made::published),
                watch.end(),
                all,
                0);
        preview.ifPresent(waiting -> waiting.published().accept(result));
        watch.begin(Stage.REMEMBER, 0);
        Optional<RememberedSite> known = made.flatMap(put -> inputs.flatMap(own -> own.site(result, put)));
        Optional<RememberedPlan> planned = known.flatMap(
                own -> memory.outline().map(outline -> new RememberedPlan(own.inputs(), Later.of(outline))));
        Remembering.write(
                () -> lessons.save(made.isPresent(), memory, planned), () -> ledger.save(made.isPresent(), known));
        return result.after(watch.end());
    }

    private ContentFolder content(Diagnostics diagnostics) {
        ContentFolder content = ContentFolder.of(options.content(), diagnostics);
        if (content.records().isEmpty() && !diagnostics.hasErrors()) {
            diagnostics.add(
                    Code.NO_LESSONS,
                    Place.ofFile(options.content().toString()),
                    "Expected at least one record, but there is no file that ends in .json.");
        }
        if (Files.isRegularFile(options.content()) && !diagnostics.hasErrors()) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(options.content().toString()),
                    "Expected the content folder, but this is a file; a site is made of all records of a folder.",
                    "name the folder in which it lies, or check it alone: galley check " + options.content());
        }
        return content;
    }

    /** The ordinary pages beside the lessons. */
    private static List<VerifiedPage> pages(ContentFolder content, Verifier verifier, Diagnostics diagnostics) {
        return content.pages(diagnostics).stream()
                .flatMap(page ->
                        verifier.verifyPage(page.file(), page.name(), page.header(), page.body(), diagnostics).stream())
                .toList();
    }
}
