package galley.build;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.ledger.Later;
import galley.ledger.LedgerFile;
import galley.ledger.Print;
import galley.lesson.LessonRecord;
import galley.link.PageLinks;
import galley.math.FormulaShape;
import galley.site.Amendment;
import galley.site.LessonCard;
import galley.site.PlanMemory;
import galley.site.SiteLesson;
import galley.text.Sha256;
import galley.text.SourceText;
import galley.text.Utf8;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The lessons that a build remembers of the one before, and the links in its files. */
final class LessonLedger implements Shelf<SiteLesson>, Amendment.Lessons {
    /** A lesson in memory takes some 100 kB; a large site is better off reading it again than holding them all. */
    private static final int MOST_HELD = 1000;

    private final Verifier verifier;
    private final Optional<LedgerFile> file;
    private final Map<String, RememberedLesson> before;
    private final Map<String, RememberedLesson> now = new ConcurrentHashMap<>();
    private final Map<String, Later<PageLinks>> links;
    private final PlanMemory plan;
    private final Optional<RememberedPlan> outlined;
    private volatile Map<String, Later<PageLinks>> seenLinks = Map.of();
    private final Set<String> forgotten = new HashSet<>();
    private final AtomicInteger held = new AtomicInteger();

    /** All that is written down; links are those of files, by the files' digests. */
    record Memory(
            SortedMap<String, RememberedLesson> lessons,
            SortedMap<String, Later<PageLinks>> links,
            Optional<PlanMemory.Sheet> sheet,
            Optional<RememberedPlan> plan) {}

    /**
     * The lessons that are written down in a file.
     *
     * @param file of an origin with all that shapes what becomes of a lesson, besides its files; empty to remember nothing
     */
    LessonLedger(Optional<LedgerFile> file, Verifier verifier) {
        this.verifier = verifier;
        this.file = file;
        Optional<Memory> memory = file.flatMap(own -> own.read(Memory.class));
        this.before = memory.map(Memory::lessons).orElseGet(TreeMap::new);
        this.links = memory.map(Memory::links).orElseGet(TreeMap::new);
        this.plan = new PlanMemory(memory.flatMap(Memory::sheet));
        this.outlined = memory.flatMap(Memory::plan);
    }

    @Override
    public Optional<SiteLesson> recall(Path record, Diagnostics diagnostics) {
        RememberedLesson fresh = now.get(record.toString());
        if (fresh != null) {
            fresh.restore(diagnostics);
            return Optional.of(lesson(record, fresh.members().get().inFile(record.toString()), fresh));
        }
        RememberedLesson lesson = before.get(record.toString());
        return lesson == null || forgotten.contains(record.toString())
                ? Optional.empty()
                : lesson.held(record).map(held -> {
                    now.put(record.toString(), held);
                    lesson.restore(diagnostics);
                    return lesson(record, lesson.members().get().inFile(record.toString()), lesson);
                });
    }

    /** Has this lesson read again, whatever is remembered of it. */
    void forget(Path record) {
        forgotten.add(record.toString());
    }

    /** Whether this build only rehearses what a change takes. */
    boolean hasForgotten() {
        return !forgotten.isEmpty();
    }

    private SiteLesson lesson(Path record, LessonRecord members, RememberedLesson lesson) {
        Sha256 inputs = new Sha256(lesson.inputs());
        return new SiteLesson(
                record,
                members,
                lesson.card().get(),
                lesson.formulas().get(),
                inputs,
                new LatelyRead<>(() -> LessonText.again(record, inputs, verifier)));
    }

    @Override
    public Looks looks(Path record) {
        return Looks.of(record);
    }

    @Override
    public SiteLesson put(VerifiedLesson lesson, LessonRecord members, Looks looks, Diagnostics said) {
        SiteLesson site = SiteLesson.of(lesson);
        boolean draft = Drafts.isDraft(said);
        RememberedLesson remembered = new RememberedLesson(
                prints(lesson, looks),
                Later.of(RememberedRecord.of(lesson.record())),
                Later.of(site.card()),
                Later.of(site.formulas()),
                Later.of(said.list().stream().map(RememberedFinding::of).toList()),
                site.inputs().hex());
        if (!draft && isAboutFilesOf(lesson, said)) {
            now.put(lesson.file().toString(), remembered);
        }
        SiteLesson light = lesson(lesson.file(), members, remembered);
        boolean holds = draft || held.incrementAndGet() <= MOST_HELD;
        return holds ? light.with(() -> lesson) : light;
    }

    /** What is said of something else, such as a model's formula, cannot be placed again. */
    private static boolean isAboutFilesOf(VerifiedLesson lesson, Diagnostics said) {
        Set<String> files = LessonReader.files(lesson.file());
        return said.list().stream()
                .allMatch(found -> files.contains(found.place().file()));
    }

    private static RememberedLesson.Prints prints(VerifiedLesson lesson, Looks looks) {
        return new RememberedLesson.Prints(
                print(looks.record(), lesson.record().file()),
                lesson.source().sibling().map(text -> print(looks.sibling(), text)),
                lesson.source().companionText().map(text -> print(looks.companion(), text)));
    }

    private static Print print(String look, SourceText text) {
        return Print.of(look, Utf8.encode(text.text()));
    }

    /** The links of files that were looked at before, by the files' digests. */
    Map<String, Later<PageLinks>> links() {
        return links;
    }

    /** Remembers these links alone. */
    void keepLinks(Map<String, Later<PageLinks>> seen) {
        seenLinks = seen;
    }

    /** What the plan before left. */
    PlanMemory memory() {
        return plan;
    }

    /** What is remembered of a lesson. */
    Optional<RememberedLesson> before(Path record) {
        return Optional.ofNullable(before.get(record.toString()));
    }

    /** Whether the bytes of a lesson's files are those of before, however the files look; it is taken in as it was. */
    boolean isAsBefore(Path record) {
        return before(record)
                .flatMap(lesson -> lesson.held(record))
                .map(lesson -> now.put(record.toString(), lesson))
                .isPresent();
    }

    /** What this build has taken in of a lesson, if it can be remembered. */
    Optional<RememberedLesson> now(Path record) {
        return Optional.ofNullable(now.get(record.toString()));
    }

    /** What the plan of a site left, if that is the last one of these lessons. */
    Optional<RememberedPlan> outlined(RememberedSite site) {
        return outlined.filter(plan -> plan.inputs().equals(site.inputs()));
    }

    @Override
    public LessonCard card(String record) {
        return known(record).card().get();
    }

    @Override
    public FormulaShape formulas(String record) {
        return known(record).formulas().get();
    }

    @Override
    public SiteLesson lesson(String record) {
        RememberedLesson lesson = known(record);
        return lesson(Path.of(record), lesson.members().get().inFile(record), lesson);
    }

    private RememberedLesson known(String record) {
        return Objects.requireNonNull(before.get(record), record);
    }

    /** Remembers the lessons that were not taken in as they were. */
    void keepOthers() {
        before.forEach(now::putIfAbsent);
    }

    /** Writes down what this build leaves; the plan is that of the site, if that can be amended. */
    void save(boolean published, PlanMemory used, Optional<RememberedPlan> planned) throws IOException {
        if (file.isPresent()) {
            SortedMap<String, Later<PageLinks>> kept = new TreeMap<>(published ? seenLinks : links);
            file.get().write(new Memory(new TreeMap<>(now), kept, used.sheet(), planned));
        }
    }
}
