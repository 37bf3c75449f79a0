package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachedRendererTest {
    private static final Formula X = Formulas.display("x");
    private static final Formula Y = Formulas.display("y^{2}+μ");

    @TempDir
    Path folder;

    private final Fake fake = new Fake();

    /** Sets formulas in its own way, and notes what it was asked. */
    private static final class Fake implements FormulaRenderer {
        private final List<String> asked = new ArrayList<>();
        private String ending = "";

        @Override
        public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
            String tex = formula.tex().text();
            asked.add(tex);
            if (tex.startsWith("%")) {
                diagnostics.add(Code.MATH_COMMENT, FormulaCheck.whole(formula), "A comment.");
            }
            return Optional.of(SetFormula.of("<i>" + tex + formula.display() + ending + "</i>", styles()));
        }

        private static SortedMap<String, String> styles() {
            return new TreeMap<>(Map.of("s1", "top:1em;", "s0", "height:2em;"));
        }

        @Override
        public void close() {}
    }

    @Test
    void asksOncePerFormulaAlsoInTheNextRun() {
        List<SetFormula> first = render(X, Y, X);
        assertEquals(List.of("x", "y^{2}+μ"), fake.asked);
        assertEquals(first, render(X, Y, X));
        assertEquals(2, fake.asked.size());
    }

    @Test
    void displayAndTextStyleAreTwoFormulas() {
        render(X, Formulas.inline("x"));
        assertEquals(2, fake.asked.size());
    }

    @Test
    void aFormulaWithADiagnosticIsSetAndToldEachTime() {
        for (int run = 1; run <= 2; run++) {
            try (CachedRenderer cached = cached()) {
                Diagnostics diagnostics = new Diagnostics();
                assertTrue(cached.render(Formulas.display("%x"), diagnostics).isPresent());
                assertEquals(1, diagnostics.list().size());
            }
            assertEquals(run, fake.asked.size());
        }
    }

    @Test
    void aLoneSurrogateIsNotRemembered() {
        render(Formulas.display("\ud800"));
        render(Formulas.display("\udc00"));
        assertEquals(2, fake.asked.size());
    }

    @Test
    void oneFormulaOfManyLessonsIsOneObject() {
        render(X);
        try (CachedRenderer cached = cached()) {
            SetFormula one = cached.render(X, new Diagnostics()).orElseThrow();
            assertSame(one, cached.render(X, new Diagnostics()).orElseThrow());
            assertEquals(2, cached.found());
            assertEquals(0, cached.set());
        }
    }

    @Test
    void nothingIsWrittenWithoutAFormula() {
        cached().close();
        assertFalse(Files.exists(file()));
    }

    @Test
    void anyTruncationLosesOnlyTheFormulasBehindIt() throws IOException {
        List<SetFormula> whole = render(X, Y);
        byte[] bytes = Files.readAllBytes(file());
        for (int length = 0; length < bytes.length; length++) {
            Files.write(file(), Arrays.copyOf(bytes, length));
            assertEquals(whole, render(X, Y), "cut at " + length);
            assertEquals(bytes.length, Files.size(file()), "cut at " + length);
        }
    }

    @Test
    void anyFlippedByteIsFoundAndNeverBelieved() throws IOException {
        List<SetFormula> whole = render(X, Y);
        byte[] bytes = Files.readAllBytes(file());
        for (int i = 0; i < bytes.length; i++) {
            byte[] flipped = bytes.clone();
            flipped[i] ^= 1;
            Files.write(file(), flipped);
            assertEquals(whole, render(X, Y), "flipped at " + i);
        }
    }

    @Test
    void theFileOfAnotherFormatStartsAfresh() throws IOException {
        Files.writeString(file(), "galley formulas 0\nwhatever");
        render(X, Y);
        render(X, Y);
        assertEquals(2, fake.asked.size());
    }

    @Test
    void aSecondProcessReadsAndWritesNothing() throws IOException {
        render(X);
        try (CachedRenderer first = cached();
                CachedRenderer second = cached()) {
            first.render(X, new Diagnostics());
            second.render(Y, new Diagnostics());
            long size = Files.size(file());
            first.render(X, new Diagnostics());
            assertEquals(size, Files.size(file()));
        }
        render(X, Y);
        assertEquals(List.of("x", "y^{2}+μ", "y^{2}+μ"), fake.asked);
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoFault() throws IOException {
        Files.createDirectories(file());
        assertEquals(render(X), render(X));
        assertEquals(2, fake.asked.size());
    }

    @Test
    void theCheckNamesWhatWouldBeSetOtherwise() {
        render(X, Y);
        try (CachedRenderer cached = cached()) {
            assertEquals(List.of(), cached.check());
            fake.ending = "!";
            assertEquals(List.of("x", "y^{2}+μ"), cached.check());
        }
    }

    @Test
    void katexComesBackByteForByte() {
        List<Formula> formulas = List.of(Formulas.display(Formulas.SEED), Formulas.inline("\\sqrt{μ}"));
        List<SetFormula> set = new ArrayList<>();
        formulas.forEach(formula -> set.add(Formulas.set(formula)));
        CachedFormulas file = CachedFormulas.open(file());
        for (int i = 0; i < set.size(); i++) {
            file.add(Question.of(formulas.get(i)), set.get(i));
        }
        file.close();
        assertEquals(set, render(formulas.toArray(Formula[]::new)));
    }

    private List<SetFormula> render(Formula... formulas) {
        List<SetFormula> set = new ArrayList<>();
        try (CachedRenderer cached = cached()) {
            for (Formula formula : formulas) {
                set.add(cached.render(formula, new Diagnostics()).orElseThrow());
            }
        }
        return set;
    }

    private CachedRenderer cached() {
        return CachedRenderer.in(folder, fake);
    }

    private Path file() {
        return folder.resolve(CachedRenderer.FILE);
    }
}
