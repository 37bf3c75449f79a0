package galley.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.lesson.Recorded;
import galley.markdown.MarkdownParser;
import galley.math.Formula;
import galley.math.FormulaRenderer;
import galley.math.SetFormula;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordShelfTest {
    private static final String MARKDOWN = "# Queue\n\nWaits 5 μs.\n\n$$\nx=1\n$$\n";

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private final Verifier verifier = new Verifier(new MarkdownParser(false), new Counting());

    /** Sets no formula, for none is looked at here; a lesson is read where it is asked. */
    private final class Counting implements FormulaRenderer {
        @Override
        public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
            asked.incrementAndGet();
            return Optional.empty();
        }

        @Override
        public void close() {}
    }

    @BeforeEach
    void remember() throws IOException, InterruptedException {
        Files.writeString(record(), SealedLesson.of(MARKDOWN).record());
        Files.writeString(LessonReader.beside(record(), ".md"), MARKDOWN);
        Files.writeString(companion(), "tables: []\n");
        try (BuildLedger ledger = BuildLedger.open(Optional.of(cache()))) {
            LessonLedger lessons = ledger.lessons(false, verifier);
            new LessonLoader<>(verifier, lessons, 1).load(List.of(record()));
            lessons.save(false, lessons.memory(), Optional.empty());
        }
        asked.set(0);
    }

    private Path record() {
        return folder.resolve("queue.json");
    }

    private Path companion() {
        return LessonReader.beside(record(), ".examples.yaml");
    }

    private Path cache() {
        return folder.resolve("cache");
    }

    private Loaded<Recorded> load(Optional<Path> cache, boolean inlineDollar) throws InterruptedException {
        return new LessonLoader<>(verifier, Shelf.ofRecords(cache, inlineDollar), 1).load(List.of(record()));
    }

    private Loaded<Recorded> load() throws InterruptedException {
        return load(Optional.of(cache()), false);
    }

    private static List<String> said(Loaded<Recorded> loaded) {
        return loaded.diagnostics().list().stream().map(RecordShelfTest::said).toList();
    }

    private static String said(Diagnostic found) {
        return found.code() + " " + found.place().file() + " " + found.place().position() + " " + found.message();
    }

    @Test
    void whatABuildFoundGoodIsNotReadAgainAndSaysTheSame() throws Exception {
        Loaded<Recorded> remembered = load();
        assertEquals(0, asked.get());
        Loaded<Recorded> read = load(Optional.empty(), false);
        assertEquals(1, asked.get());
        assertEquals(List.of(Code.NUMBER_UNPROVEN), codes(read));
        assertEquals(said(read), said(remembered));
        assertEquals(1, remembered.lessons().size());
        assertEquals(
                read.lessons().get(0).record().text("id"),
                remembered.lessons().get(0).record().text("id"));
    }

    private static List<Code> codes(Loaded<Recorded> loaded) {
        return loaded.diagnostics().list().stream().map(Diagnostic::code).toList();
    }

    @Test
    void aFaultThatCameSinceIsFound() throws Exception {
        Files.writeString(record(), Files.readString(record()).replace("Waits 5", "Waits 6"));
        assertEquals(1, load().rejected());
    }

    @Test
    void anotherSiblingIsRead() throws Exception {
        Files.writeString(LessonReader.beside(record(), ".md"), MARKDOWN.replace("Waits 5", "Waits 6"));
        assertEquals(1, load().rejected());
        Files.delete(LessonReader.beside(record(), ".md"));
        assertEquals(0, load().rejected());
        assertEquals(2, asked.get());
    }

    @Test
    void anotherCompanionIsRead() throws Exception {
        Files.writeString(companion(), "tables: nothing\n");
        assertEquals(1, load().rejected());
        Files.delete(companion());
        assertEquals(0, load().rejected());
        assertEquals(2, asked.get());
    }

    @Test
    void lessonsThatWereReadInAnotherWayAreRead() throws Exception {
        load(Optional.of(cache()), true);
        assertEquals(1, asked.get());
    }

    @Test
    void aLedgerThatIsNotWholeIsAsGoodAsNone() throws Exception {
        Path ledger = cache().resolve(BuildOptions.LESSONS);
        byte[] bytes = Files.readAllBytes(ledger);
        bytes[bytes.length / 2] ^= 1;
        Files.write(ledger, bytes);
        assertEquals(0, load().rejected());
        assertEquals(1, asked.get());
    }

    @Test
    void nothingIsMadeWhereNoBuildWas() throws Exception {
        Path none = folder.resolve("none");
        assertEquals(0, load(Optional.of(none), false).rejected());
        assertEquals(false, Files.exists(none));
    }
}
