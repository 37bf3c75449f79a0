package galley.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.FolderCopy;
import galley.SealedLesson;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.LedgerFile;
import galley.ledger.StoredFile;
import galley.markdown.MarkdownParser;
import galley.math.CachedRenderer;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.publication.Manifest;
import galley.seal.DraftReader;
import galley.site.PlanMemory;
import galley.site.jbake.JBakeBaker;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build that remembers gives, after every kind of change, the very site of one that does not. */
class IncrementalIT {
    private static final String TEXT =
            "# Queue\n\nWaits 5 μs, see [the other](https://x.example/other/).\n\n## Rate\n\n$$\nx=%d\n$$\n";

    @TempDir
    Path folder;

    private Optional<String> baseUrl = Optional.empty();

    @BeforeEach
    void copyProject() throws IOException {
        FolderCopy.of(Path.of("templates"), folder.resolve("templates"));
        FolderCopy.of(Path.of("assets"), folder.resolve("assets"));
        FolderCopy.of(Path.of("content"), folder.resolve("content"));
        write("queue", queue("1.0.0", 1));
        write("other", other("Other"));
    }

    private static SealedLesson queue(String version, int x) {
        return SealedLesson.of(TEXT.formatted(x))
                .text("id", "queue")
                .text("version", version)
                .text("title", "Queue")
                .text("canonicalUrl", "https://x.example/queue/");
    }

    private static SealedLesson other(String title) {
        return SealedLesson.of("# " + title + "\n\nText.\n")
                .text("id", "other")
                .text("title", title)
                .text("canonicalUrl", "https://x.example/other/");
    }

    private void write(String name, SealedLesson lesson) throws IOException {
        Files.writeString(content(name + ".json"), lesson.record());
    }

    private Path content(String name) {
        return folder.resolve("content").resolve(name);
    }

    private void append(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.writeString(file, Files.readString(file) + text);
    }

    private BuildOptions options(String output, Optional<Path> cache) {
        return new BuildOptions(
                folder.resolve("content"),
                folder.resolve("templates"),
                folder.resolve("assets"),
                folder.resolve(output),
                baseUrl,
                2,
                cache,
                false);
    }

    /** One build; returns how many pages it baked. */
    private int build(String output, Optional<Path> cache) throws IOException, InterruptedException {
        return build(output, cache, new Baked());
    }

    private int build(String output, Optional<Path> cache, Baked baked) throws IOException, InterruptedException {
        BuildOptions options = options(output, cache);
        try (FormulaRenderer formulas = CachedRenderer.in(folder.resolve("formulas"), KatexRenderer.create())) {
            BuildResult result = new SiteBuild(options, formulas, new JBakeBaker())
                    .countingNotes()
                    .watchedBy(baked)
                    .run();
            assertTrue(
                    result.published().isPresent(),
                    () -> result.diagnostics().list().toString());
        }
        return baked.pages;
    }

    private static final class Baked implements BuildWatch {
        private final Set<Stage> stages = EnumSet.noneOf(Stage.class);
        private int pages;

        @Override
        public void begin(Stage stage, int things) {
            stages.add(stage);
            pages += stage == Stage.BAKE ? things : 0;
        }

        @Override
        public void step() {}
    }

    private int remembering() throws IOException, InterruptedException {
        return build("site", Optional.of(folder.resolve("cache")));
    }

    /** Builds both ways and compares; returns how many pages were baked by the build that remembers. */
    private int compared(String change) throws IOException, InterruptedException {
        int baked = remembering();
        build("clean", Optional.empty());
        assertEquals(Manifest.of(folder.resolve("clean")).text(), sealed("site").text(), change);
        assertEquals(sealed("clean").text(), Manifest.of(folder.resolve("site")).text(), change);
        return baked;
    }

    private Manifest sealed(String site) throws IOException {
        return Manifest.read(folder.resolve(site)).orElseThrow();
    }

    private interface Change {
        void make() throws IOException;
    }

    private record Step(String name, Change change, int atMost) {}

    @Test
    void everyKindOfChangeGivesTheSiteOfACleanBuild() throws Exception {
        int all = compared("first");
        assertEquals(0, compared("nothing"), "nothing changed");
        for (Step step : steps()) {
            settle();
            step.change().make();
            int baked = compared(step.name());
            assertTrue(baked <= step.atMost(), step.name() + " baked " + baked + " of " + all);
            assertTrue(baked > 0 || step.atMost() == 0, step.name() + " baked nothing");
        }
    }

    private List<Step> steps() {
        int everything = Integer.MAX_VALUE;
        return List.of(
                new Step("record", () -> write("queue", queue("1.0.0", 2)), 10),
                new Step("record with its old time", this::changeWithOldTime, 10),
                new Step(
                        "companion",
                        () -> append("content/lessons/atlas-lesson-network-adapter.examples.yaml", "\n#"),
                        8),
                new Step("title of a lesson that others link to", () -> write("other", other("Another")), 10),
                new Step(
                        "address of a lesson that others link to",
                        () -> write("other", other("Another").text("canonicalUrl", "https://x.example/moved/")),
                        8),
                new Step("new revision", () -> write("queue-2", queue("1.1.0", 1)), 10),
                new Step("renamed file", () -> move("other.json", "renamed.json"), 0),
                new Step("deleted lesson", () -> Files.delete(content("renamed.json")), 10),
                new Step("template", () -> append("templates/layout.ftlh", "<!-- changed -->\n"), everything),
                new Step("asset", () -> append("assets/site.css", "\nbody{color:red}\n"), everything),
                new Step("setting", () -> replace("site.title", "Changed"), everything),
                new Step("mathematics", () -> replace("math.inline", "dollar"), everything),
                new Step("option", () -> baseUrl = Optional.of("https://other.example/"), everything),
                new Step("page edited in the site", this::editPage, 10),
                new Step("page edited in the site with its old time", this::editPageWithOldTime, 10),
                new Step("page deleted in the site", () -> Files.delete(aPage()), 0),
                new Step("page edited in the site before the last", () -> formerPage("edited"), 0),
                new Step("strange things in the site before the last", this::spoilFormerSite, 0),
                new Step("site before the last deleted", () -> delete("cache/former-site"), 0),
                new Step("site deleted", () -> delete("site"), 0),
                new Step("cache deleted", () -> delete("cache"), everything),
                new Step("cache cut off", this::cutCache, everything));
    }

    private void formerPage(String text) throws IOException {
        Path page = folder.resolve("cache/former-site/search/index.html");
        FileTime time = Files.getLastModifiedTime(page);
        Files.delete(page);
        Files.writeString(page, text);
        Files.setLastModifiedTime(page, time);
    }

    private void spoilFormerSite() throws IOException {
        Path former = folder.resolve("cache/former-site");
        Files.createDirectories(former.resolve("mine/deep"));
        Files.writeString(former.resolve("mine/notes.txt"), "not planned");
        Files.delete(former.resolve("index.html"));
        Files.createDirectories(former.resolve("index.html/folder"));
        Files.move(former.resolve("assets"), folder.resolve("moved"));
        Files.createSymbolicLink(former.resolve("assets"), folder.resolve("moved"));
    }

    private void changeWithOldTime() throws IOException {
        FileTime time = Files.getLastModifiedTime(content("queue.json"));
        write("queue", queue("1.0.0", 1));
        Files.setLastModifiedTime(content("queue.json"), time);
    }

    private void replace(String setting, String value) throws IOException {
        Path file = folder.resolve("templates/jbake.properties");
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("(?m)^" + setting + "=.*$", setting + "=" + value));
    }

    private void move(String from, String to) throws IOException {
        Files.move(content(from), content(to));
    }

    private Path aPage() {
        return folder.resolve("site/queue/index.html");
    }

    /** The file in the site may be the same file as the remembered one. */
    private void editPage() throws IOException {
        Files.writeString(aPage(), "edited by hand");
    }

    private void editPageWithOldTime() throws IOException {
        FileTime time = Files.getLastModifiedTime(aPage());
        Files.writeString(aPage(), Files.readString(aPage()).replaceFirst("Queue", "Quite"));
        Files.setLastModifiedTime(aPage(), time);
    }

    private void cutCache() throws IOException {
        for (String name : List.of("lessons", "site")) {
            Path file = folder.resolve("cache").resolve(name);
            byte[] bytes = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
        }
    }

    /** Files that were changed a moment ago may change again unseen; a site is known by its files only after that. */
    private void settle() throws IOException, InterruptedException {
        Thread.sleep(150);
        remembering();
    }

    @Test
    void siteThatDoesNotChangeIsMadeOfItsFilesAlone() throws Exception {
        remembering();
        settle();
        for (Step step : List.of(
                new Step("nothing", () -> {}, 1),
                new Step("site before the last deleted", () -> delete("cache/former-site"), 1),
                new Step("site deleted", () -> delete("site"), 1),
                new Step("page deleted in the site", () -> Files.delete(aPage()), 1),
                new Step("remembered page deleted", this::deleteRememberedPages, 6),
                new Step("nothing again", () -> {}, 1))) {
            step.change().make();
            Baked baked = new Baked();
            build("site", Optional.of(folder.resolve("cache")), baked);
            assertEquals(step.atMost(), baked.stages.size(), step.name() + " " + baked.stages);
            assertEquals(
                    sealed("site").text(), Manifest.of(folder.resolve("site")).text(), step.name());
        }
    }

    /** Nothing of theirs was in the spare, and its folders are known before it takes its place. */
    @Test
    void filesOfOthersStayInASiteThatCameBack() throws Exception {
        Thread.sleep(150);
        remembering();
        delete("site");
        remembering();
        List<String> mine = List.of("mine.txt", "queue/mine.txt", "assets/mine/mine.txt");
        for (String path : mine) {
            Path file = folder.resolve("site").resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "mine");
            remembering();
            write("queue", queue("1.0.0", mine.indexOf(path)));
            remembering();
            for (String before : mine.subList(0, mine.indexOf(path) + 1)) {
                assertEquals("mine", Files.readString(folder.resolve("site").resolve(before)), path);
            }
        }
    }

    /** The first build leaves a second copy of its site, which people may have changed before their site is gone. */
    @Test
    void aDeletedSiteComesBackFromItsSpare() throws Exception {
        for (Step step : List.of(
                new Step("nothing", () -> {}, 0),
                new Step("page edited, in all copies", this::editPageWithOldTime, 10),
                new Step("page edited in the spare", () -> formerPage("edited"), 0),
                new Step("strange things in the spare", this::spoilFormerSite, 0),
                new Step("record", () -> write("queue", queue("1.0.0", 2)), 10))) {
            Thread.sleep(150);
            remembering();
            Path page = folder.resolve("cache/former-site/queue/index.html");
            assertTrue(Files.isSameFile(aPage(), page), step.name());
            step.change().make();
            delete("site");
            int baked = compared(step.name());
            assertTrue(baked <= step.atMost(), step.name() + " baked " + baked);
            assertFalse(Files.exists(page), step.name() + ": the spare is the site now");
            delete("site");
            delete("cache");
        }
    }

    /** Folders that nobody touched are not looked into again, and those that somebody did touch are. */
    @Test
    void filesOfOthersStayWhereverTheyCome() throws Exception {
        remembering();
        List<String> mine = List.of("mine.txt", "queue/mine.txt", "my/deep/mine.txt", "assets/mine/mine.txt");
        for (String path : mine) {
            // Now folders of both sites are known as they were put there.
            settle();
            settle();
            Path file = folder.resolve("site").resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "mine");
            write("queue", queue("1.0.0", mine.indexOf(path)));
            remembering();
            assertEquals("mine", Files.readString(file), path);
        }
        Files.createDirectories(folder.resolve("site/other/empty"));
        remembering();
        remembering();
        assertTrue(Files.isDirectory(folder.resolve("site/other/empty")));
        for (String path : mine) {
            assertEquals("mine", Files.readString(folder.resolve("site").resolve(path)), path);
        }
    }

    private void deleteRememberedPages() throws IOException {
        delete("cache/former-site");
        delete("cache/pages");
    }

    /** A remembered page that is wrong, and looks as if nobody had touched it, is found. */
    @Test
    void checkFindsAPageThatIsRememberedWrongly() throws Exception {
        remembering();
        rememberWrongly();
        checkIsFound(checked(build -> build));
        checkIsFound(checked(SiteBuild::countingNotes));
    }

    /** Also where a site is made of its files alone, or amended, no whole build is to hide what is wrong. */
    @Test
    void checkFindsAPageThatIsRememberedWronglyBesideAChange() throws Exception {
        settle();
        rememberWrongly();
        write("other", other("Other").text("description", "Says more."));
        Thread.sleep(150);
        checkIsFound(checked(SiteBuild::countingNotes));
    }

    private static void checkIsFound(BuildResult result) {
        assertTrue(result.published().isEmpty());
        assertTrue(
                result.diagnostics().list().stream()
                        .anyMatch(found -> found.code() == Code.CACHE
                                && found.place().file().endsWith("queue/index.html")),
                () -> result.diagnostics().list().toString());
    }

    /** Edits a page, and what is remembered of it, so that nothing shows it. */
    private void rememberWrongly() throws IOException {
        LedgerFile file = new LedgerFile(folder.resolve("cache/site"), Program.digest());
        BuildLedger.Memory memory = file.read(BuildLedger.Memory.class).orElseThrow();
        String before = Sha256.of(Files.readAllBytes(aPage())).hex();
        Files.writeString(aPage(), Files.readString(aPage()).replaceFirst("Queue", "Quite"));
        byte[] bytes = Files.readAllBytes(aPage());
        StoredFile wrong = StoredFile.of(aPage(), bytes, Sha256.of(bytes));
        SortedMap<String, StoredFile> files = new TreeMap<>(memory.files());
        files.replaceAll((key, stored) -> stored.digest().equals(before) ? wrong : stored);
        file.write(new BuildLedger.Memory(files, memory.folders(), memory.site()));
    }

    @Test
    void checkPublishesWhatIsRememberedRightly() throws Exception {
        remembering();
        assertTrue(checked(build -> build).published().isPresent());
        assertTrue(checked(SiteBuild::countingNotes).published().isPresent());
        assertEquals(List.of(), beside());
    }

    private static SiteBuild previewed(SiteBuild build) {
        return build.previewing(new Previewing(new PlanMemory(), result -> {}, Optional.empty()));
    }

    private BuildResult checked(UnaryOperator<SiteBuild> kind) throws IOException, InterruptedException {
        BuildOptions options = options("site", Optional.of(folder.resolve("cache")));
        try (FormulaRenderer formulas = CachedRenderer.in(folder.resolve("formulas"), KatexRenderer.create())) {
            return CacheCheck.checked(kind.apply(new SiteBuild(options, formulas, new JBakeBaker())), options.output());
        }
    }

    /** A draft is shown with memory and without, and never remembered for its files. */
    @Test
    void aDraftIsNotRemembered() throws Exception {
        Files.writeString(content("queue.md"), TEXT.formatted(1));
        remembering();
        String record = Files.readString(content("queue.json"));
        Files.writeString(content("queue.md"), TEXT.formatted(2));
        BuildResult draft = built(IncrementalIT::previewed);
        assertTrue(
                draft.published().isPresent(), () -> draft.diagnostics().list().toString());
        assertTrue(Files.readString(aPage()).contains("x=2"));
        assertEquals(record, Files.readString(content("queue.json")));
        Manifest shown = sealed("site");
        BuildResult refused = built(build -> build);
        assertTrue(refused.published().isEmpty());
        assertTrue(refused.diagnostics().list().stream().anyMatch(found -> found.code() == Code.SIBLING));
        assertTrue(built(IncrementalIT::previewed).published().isPresent());
        Files.writeString(content("queue.json"), record(content("queue.json")));
        compared("sealed");
        assertEquals(shown.text(), sealed("site").text(), "a draft is shown as it will be");
    }

    /** The record as sealing would make it. */
    private static String record(Path file) {
        return new DraftReader(new MarkdownParser(false))
                .read(file, new Diagnostics())
                .orElseThrow()
                .record()
                .file()
                .text();
    }

    private BuildResult built(UnaryOperator<SiteBuild> kind) throws IOException, InterruptedException {
        BuildOptions options = options("site", Optional.of(folder.resolve("cache")));
        try (FormulaRenderer formulas = CachedRenderer.in(folder.resolve("formulas"), KatexRenderer.create())) {
            return kind.apply(new SiteBuild(options, formulas, new JBakeBaker()))
                    .run();
        }
    }

    /** Working folders that nobody deleted. */
    private List<String> beside() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString())
                    .filter(name -> name.startsWith("."))
                    .toList();
        }
    }

    /** The same bytes behind a link are refused, as they are where nothing is remembered. */
    @Test
    void templateThatBecameALinkIsRefused() throws Exception {
        remembering();
        Path layout = folder.resolve("templates/layout.ftlh");
        Files.createSymbolicLink(layout, Files.move(layout, folder.resolve("layout.ftlh")));
        BuildOptions options = options("site", Optional.of(folder.resolve("cache")));
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            assertTrue(new SiteBuild(options, formulas, new JBakeBaker())
                    .run()
                    .published()
                    .isEmpty());
        }
    }

    @Test
    void whatIsSaidOfALessonIsSaidEachTime() throws Exception {
        List<String> first = said();
        assertTrue(first.size() > 1, first::toString);
        assertEquals(first, said());
    }

    private List<String> said() throws IOException, InterruptedException {
        BuildOptions options = options("site", Optional.of(folder.resolve("cache")));
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            Diagnostics found =
                    new SiteBuild(options, formulas, new JBakeBaker()).run().diagnostics();
            return found.list().stream()
                    .map(one -> one.code() + " " + one.place().file() + " "
                            + one.place().position() + " " + one.place().pointer() + " " + one.message() + one.hint())
                    .toList();
        }
    }

    private void delete(String name) throws IOException {
        try (Stream<Path> all = Files.walk(folder.resolve(name))) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
