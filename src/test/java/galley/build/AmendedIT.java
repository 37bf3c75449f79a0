package galley.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.FolderCopy;
import galley.SealedLesson;
import galley.math.CachedRenderer;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.publication.Manifest;
import galley.site.jbake.JBakeBaker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where only texts of lessons change, a site is amended: it is the very site that a clean build makes. */
class AmendedIT {
    private static final String CONTENT = """
            # %1$s

            Begins with %2$s, see [the next](https://x.example/%3$s/).

            ## Science and assumptions

            ### %4$s

            $$
            x=%5$d
            $$

            Symbols and units

            λ

            Arrival rate

            1/s

            ## Check your understanding

            ### Why?

            1. %2$s
            2. %6$s

            Answer and reasoning

            %6$s

            Because it is so.

            ## Continue exploring

            ### Foundations

            - [Another](https://x.example/%3$s/)
            """;

    @TempDir
    Path folder;

    private final Random random = new Random(11);
    private final Map<String, Text> lessons = new TreeMap<>();
    private boolean packs;
    private Optional<String> host = Optional.empty();

    /** How many there were in each build. */
    private final List<Integer> notes = new ArrayList<>();

    /** What is written of a lesson. */
    private record Text(
            String id,
            String version,
            String title,
            String says,
            String heading,
            int number,
            String word,
            String next) {
        String record() {
            return SealedLesson.of(CONTENT.formatted(title, word, next, heading, number, word + " and more"))
                    .text("id", id)
                    .text("version", version)
                    .text("title", title)
                    .text("topic", "Topic " + id.charAt(0))
                    .text("description", says)
                    .text("revisionDate", "2026-01-1" + version.charAt(2))
                    .text("canonicalUrl", "https://x.example/" + id + "/")
                    .record();
        }
    }

    @BeforeEach
    void writeProject() throws IOException {
        FolderCopy.of(Path.of("templates"), folder.resolve("templates"));
        FolderCopy.of(Path.of("assets"), folder.resolve("assets"));
        FolderCopy.of(Path.of("content"), folder.resolve("content"));
        for (String id : List.of("a1", "a2", "a3", "b1", "b2", "b3", "c1")) {
            put(id, new Text(id, "1.1.0", "Lesson " + id, "Says it", "How long", 1, "waiting", next(id)));
        }
        put("a1-old", new Text("a1", "1.0.0", "Lesson a1", "Said it", "How long", 111, "standing", "b1"));
    }

    private static String next(String id) {
        return id.equals("c1") ? "nowhere" : id.charAt(0) == 'a' ? "b" + id.charAt(1) : "c1";
    }

    private void put(String name, Text text) throws IOException {
        lessons.put(name, text);
        Files.writeString(file(name), text.record());
    }

    private Path file(String name) {
        return folder.resolve("content").resolve(name + ".json");
    }

    /** How many lessons were read. */
    private static final class Read implements BuildWatch {
        private int lessons;

        @Override
        public void begin(Stage stage, int things) {
            lessons += stage == Stage.VERIFY ? things : 0;
        }

        @Override
        public void step() {}
    }

    private BuildOptions options(String output, Optional<Path> cache) {
        return new BuildOptions(
                folder.resolve("content"),
                folder.resolve("templates"),
                folder.resolve("assets"),
                folder.resolve(output),
                host,
                2,
                cache,
                false);
    }

    private int build(String output, Optional<Path> cache) throws IOException, InterruptedException {
        Read read = new Read();
        try (FormulaRenderer formulas = CachedRenderer.in(folder.resolve("formulas"), KatexRenderer.create())) {
            BuildResult result = new SiteBuild(options(output, cache), formulas, new JBakeBaker())
                    .countingNotes()
                    .finishedBy(new Finish(packs, Optional.empty()))
                    .watchedBy(read)
                    .run();
            notes.add(notes(result));
            assertTrue(
                    result.published().isPresent(),
                    () -> result.diagnostics().list().toString());
        }
        return read.lessons;
    }

    private static int notes(BuildResult result) {
        return result.notes() + result.diagnostics().list().size();
    }

    /** Builds both ways and compares; returns how many lessons the build that remembers has read. */
    private int compared(String change) throws IOException, InterruptedException {
        // What changed a moment ago may change again unseen.
        Thread.sleep(150);
        int read = build("site", Optional.of(folder.resolve("cache")));
        build("clean", Optional.empty());
        Manifest clean = Manifest.read(folder.resolve("clean")).orElseThrow();
        assertEquals(new TreeSet<>(), clean.differences(Manifest.of(folder.resolve("site"))), change);
        assertEquals(clean, Manifest.read(folder.resolve("site")).orElseThrow(), change);
        assertEquals(notes.get(notes.size() - 1), notes.get(notes.size() - 2), change);
        return read;
    }

    /** A number of figures that other lessons have too, so that the fonts stay as they are. */
    private int figures() {
        return List.of(1, 11, 111, 1111).get(random.nextInt(4));
    }

    /** Another text of the same lesson, which stands as it did. */
    private Text edited(Text text) {
        String word = List.of("waiting", "standing", "queueing", "word" + random.nextInt(100))
                .get(random.nextInt(4));
        return switch (random.nextInt(4)) {
            case 0 -> with(text, text.title(), word, text.heading(), text.number(), text.word());
            case 1 -> with(text, text.title(), text.says(), text.heading(), figures(), text.word());
            case 2 -> with(text, text.title(), text.says(), text.heading(), text.number(), word);
            default -> with(text, text.title(), "", text.heading(), figures(), word);
        };
    }

    /** Another text, which others show. */
    private Text moved(Text text) {
        String word = "Moved " + random.nextInt(100);
        return random.nextBoolean()
                ? with(text, word, text.says(), text.heading(), text.number(), text.word())
                : with(text, text.title(), text.says(), word, text.number(), text.word());
    }

    private static Text with(Text text, String title, String says, String heading, int number, String word) {
        return new Text(text.id(), text.version(), title, says, heading, number, word, text.next());
    }

    private String any() {
        return List.copyOf(lessons.keySet()).get(random.nextInt(lessons.size()));
    }

    @Test
    void textsThatChangeAreAmended() throws Exception {
        compared("first");
        for (int round = 0; round < 12; round++) {
            String name = any();
            put(name, edited(lessons.get(name)));
            int read = compared("round " + round + ": " + lessons.get(name));
            assertTrue(read <= 1, "round " + round + " read " + read + " lessons");
        }
    }

    @Test
    void whateverChangesTheSiteIsTheSame() throws Exception {
        host = Optional.of("https://x.example/at/");
        compared("first");
        int all = lessons.size() + 1;
        int amended = 0;
        for (int round = 0; round < 16; round++) {
            packs = round / 4 % 2 == 1;
            for (int changes = random.nextInt(3); changes >= 0; changes--) {
                String name = any();
                put(name, random.nextInt(5) == 0 ? moved(lessons.get(name)) : edited(lessons.get(name)));
            }
            amended += compared("round " + round) < all ? 1 : 0;
        }
        assertTrue(amended > 4, "some were amended: " + amended);
    }

    @Test
    void aLessonThatWasOnlyTouchedIsNotReadAgain() throws Exception {
        compared("first");
        for (String name : lessons.keySet()) {
            Files.setLastModifiedTime(file(name), FileTime.fromMillis(1_000_000_000_000L));
        }
        put("c1", edited(lessons.get("c1")));
        assertEquals(lessons.size(), compared("touched"));
        assertEquals(0, compared("nothing"));
    }

    /** What gives up late leaves everything to a whole build: here, a file of the publisher stands in the way. */
    @Test
    void aWholeBuildFollowsWhereAFileIsInTheWay() throws Exception {
        compared("first");
        put("b2", edited(lessons.get("b2")));
        Path mine = folder.resolve("site/b2/index.html");
        Files.delete(mine);
        Files.writeString(Files.createDirectories(mine).resolve("mine.txt"), "mine");
        Thread.sleep(150);
        BuildResult refused = result();
        assertTrue(refused.published().isEmpty() && refused.diagnostics().hasErrors());
        assertEquals("mine", Files.readString(mine.resolve("mine.txt")));
        Files.move(mine, folder.resolve("moved"));
        compared("out of the way");
    }

    private BuildResult result() throws IOException, InterruptedException {
        try (FormulaRenderer formulas = CachedRenderer.in(folder.resolve("formulas"), KatexRenderer.create())) {
            return new SiteBuild(options("site", Optional.of(folder.resolve("cache"))), formulas, new JBakeBaker())
                    .countingNotes()
                    .run();
        }
    }

    @Test
    void aCompanionThatChangesIsAmended() throws Exception {
        compared("first");
        Path companion = folder.resolve("content/lessons/atlas-lesson-network-adapter.examples.yaml");
        Files.writeString(companion, Files.readString(companion).replace("values: [1, 2, 4,", "values: [1, 2, 3,"));
        assertEquals(1, compared("table"));
        Files.writeString(
                companion, Files.readString(companion).replace("Startup rules small", "Startup governs small"));
        assertEquals(1, compared("figure"));
    }

    @Test
    void whatMustBeToldIsToldByAWholeBuild() throws Exception {
        compared("first");
        String record = Files.readString(file("b1"));
        Files.writeString(file("b1"), record.replace("Says it", "Says it."));
        assertEquals(1, compared("description"));
        Files.writeString(file("b1"), record.replace("waiting", "wading"));
        Thread.sleep(150);
        Manifest before = Manifest.of(folder.resolve("site"));
        BuildResult result = result();
        assertEquals(1, result.rejected(), "a hash that is wrong");
        assertTrue(result.diagnostics().hasErrors());
        assertEquals(before, Manifest.of(folder.resolve("site")));
    }
}
