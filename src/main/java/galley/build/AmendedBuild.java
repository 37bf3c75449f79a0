package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.ledger.Later;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.site.Amendment;
import galley.site.Amendment.Revised;
import galley.site.Outline;
import galley.site.SitePlan;
import galley.site.SiteSettings;
import galley.site.Staging;
import galley.text.Sha256;
import galley.text.Utf8;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * Makes a site again of which nothing changed but the texts of some lessons, of what was made before and the few pages that
 * show these texts. Where more changed, or where there is something to tell people, it makes nothing: a whole build will.
 */
final class AmendedBuild {
    /** Of more lessons, or more than one in so many, a whole build makes the better use of its threads. */
    private static final int FEW = 16;

    private static final int SHARE = 32;

    private final BuildOptions options;
    private final FormulaRenderer formulas;
    private final StageTimes watch;
    private final AmendedPublisher publisher;
    private final BuildLedger ledger;
    private final Diagnostics found = new Diagnostics();
    private final AtomicInteger moreNotes = new AtomicInteger();

    AmendedBuild(
            BuildOptions options,
            FormulaRenderer formulas,
            StageTimes watch,
            AmendedPublisher publisher,
            BuildLedger ledger) {
        this.options = options;
        this.formulas = formulas;
        this.watch = watch;
        this.publisher = publisher;
        this.ledger = ledger;
    }

    /** What a site becomes of its inputs as they are now. */
    Optional<BuildResult> run(RememberedSite known, Inputs now) throws IOException {
        Optional<Set<Path>> files = now.revised(known).map(this::records);
        if (files.isEmpty() || files.get().size() > Math.max(FEW, known.lessons() / SHARE)) {
            return Optional.empty();
        }
        CompletableFuture<Optional<Staging>> staged = CompletableFuture.supplyAsync(() -> staged(known));
        try {
            return amended(known, now, files.get(), staged);
        } finally {
            // What is begun must be known to end.
            staged.join();
        }
    }

    /** While lessons are read, the files of the site are put in place. */
    private Optional<Staging> staged(RememberedSite known) {
        try {
            return publisher.staged(known);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Optional<BuildResult> amended(
            RememberedSite known, Inputs now, Set<Path> files, CompletableFuture<Optional<Staging>> staged)
            throws IOException {
        SiteSettings settings = SiteSettings.read(options.templates(), options.baseUrl(), found);
        Verifier verifier = new Verifier(new MarkdownParser(settings.inlineDollar()), formulas);
        LessonLedger lessons = ledger.lessons(settings.inlineDollar(), verifier);
        Optional<RememberedPlan> last = lessons.outlined(known);
        Optional<Map<String, Revised>> revised = last.flatMap(plan -> revised(files, lessons, verifier));
        if (revised.isEmpty()) {
            return Optional.empty();
        }
        Later<Outline> outline = last.get().outline();
        Amendment amendment = amendment(known, outline.get(), revised.get(), lessons);
        Optional<SitePublisher.Made> made = made(known, amendment, settings, lessons, staged);
        if (made.isEmpty()) {
            return CacheCheck.hasFound(found)
                    ? Optional.of(result(known, Optional.empty(), known.notes()))
                    : Optional.empty();
        }
        int notes = known.notes() + moreNotes.get();
        remember(now.site(made.get(), known.lessons(), known.pages(), notes), outline, lessons);
        return Optional.of(result(known, made, notes));
    }

    private Optional<SitePublisher.Made> made(
            RememberedSite known,
            Amendment amendment,
            SiteSettings settings,
            LessonLedger lessons,
            CompletableFuture<Optional<Staging>> staged)
            throws IOException {
        watch.begin(Stage.PLAN, 0);
        Optional<SitePlan> plan =
                SitePlan.amended(amendment, SiteAssets.of(options, found), settings, lessons.memory());
        Optional<Staging> staging = staged.join();
        return plan.isPresent() && staging.isPresent() && found.isEmpty()
                ? publisher.amend(known, staging.get(), plan.get(), settings, lessons, found)
                : Optional.empty();
    }

    private void remember(RememberedSite site, Later<Outline> outline, LessonLedger lessons) {
        watch.begin(Stage.REMEMBER, 0);
        lessons.keepOthers();
        Optional<RememberedPlan> planned = Optional.of(new RememberedPlan(site.inputs(), outline));
        Remembering.write(
                () -> lessons.save(true, lessons.memory(), planned), () -> ledger.save(true, Optional.of(site)));
    }

    private BuildResult result(RememberedSite known, Optional<SitePublisher.Made> made, int notes) {
        return new BuildResult(
                known.lessons(), 0, known.pages(), made.map(SitePublisher.Made::published), watch.end(), found, notes);
    }

    /** The records of the lessons that files belong to. */
    private Set<Path> records(Set<String> files) {
        return files.stream()
                .map(name -> options.content().resolve(name))
                .map(LessonReader::record)
                .collect(Collectors.toSet());
    }

    /** The lessons as they are now; empty where one of them is not as good as it was, or stands otherwise to the others. */
    private Optional<Map<String, Revised>> revised(Set<Path> files, LessonLedger lessons, Verifier verifier) {
        watch.begin(Stage.VERIFY, files.size());
        Map<String, Revised> revised = new ConcurrentHashMap<>();
        boolean all = files.parallelStream().allMatch(file -> {
            boolean same = lessons.isAsBefore(file);
            Optional<Revised> lesson = same
                    ? Optional.empty()
                    : lessons.before(file).flatMap(before -> revised(file, before, lessons, verifier));
            lesson.ifPresent(now -> revised.put(file.toString(), now));
            watch.step();
            return same || lesson.isPresent();
        });
        return all ? Optional.of(new TreeMap<>(revised)) : Optional.empty();
    }

    private Optional<Revised> revised(Path file, RememberedLesson before, LessonLedger lessons, Verifier verifier) {
        Diagnostics said = new Diagnostics();
        Looks looks = lessons.looks(file);
        Optional<VerifiedLesson> lesson =
                LessonReader.read(file, said).flatMap(source -> verifier.verify(source, said));
        if (lesson.isEmpty() || !said.list().stream().allMatch(Diagnostic::isQuiet)) {
            return Optional.empty();
        }
        Revised revised = new Revised(
                lessons.put(lesson.get(), lesson.get().record(), looks, said),
                before.card().get(),
                before.formulas().get());
        Optional<RememberedLesson> now = lessons.now(file);
        moreNotes.addAndGet(said.list().size() - before.findings().get().size());
        boolean stands = now.isPresent()
                && revised.standsAsBefore()
                && now.get().members().get().saysTheSame(before.members().get());
        return stands ? Optional.of(revised) : Optional.empty();
    }

    private Amendment amendment(
            RememberedSite known, Outline outline, Map<String, Revised> revised, LessonLedger lessons) {
        return new Amendment(
                outline,
                publisher.planned(known),
                revised,
                lessons,
                path -> Optional.ofNullable(known.keys().get(path))
                        .flatMap(key -> ledger.files().bytes(new Sha256(key)))
                        .flatMap(AmendedBuild::text));
    }

    private static Optional<String> text(byte[] bytes) {
        return Utf8.decode(bytes) instanceof Utf8.Decoded.Text text ? Optional.of(text.text()) : Optional.empty();
    }
}
