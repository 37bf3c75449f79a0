package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Position;
import galley.text.SourceText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KatexRendererTest {
    /** A thousand copies of a thousand characters. */
    private static final String RUNAWAY = "\\def\\a#1{" + "#1".repeat(10) + "}\\a{\\a{\\a{" + "x".repeat(1000) + "}}}";

    @Test
    void writesHtmlForEyesAndMathmlForScreenReaders() {
        String html = Formulas.set(Formulas.SEED).html();
        assertTrue(
                html.startsWith("<span class=\"katex-display\"><span class=\"katex\"><span class=\"katex-mathml\">"));
        assertTrue(html.contains("<annotation encoding=\"application/x-tex\">" + Formulas.SEED + "</annotation>"));
        assertTrue(html.contains("<span class=\"katex-html\" aria-hidden=\"true\">"));
    }

    @Test
    void svgKeepsTheCaseOfItsAttributes() {
        String html = Formulas.set("\\sqrt{\\frac{a}{b}}+\\widehat{abc}").html();
        assertTrue(html.contains(" viewBox=\"0 0 400000 "));
        assertTrue(html.contains(" preserveAspectRatio=\"xMinYMin slice\""));
    }

    @Test
    void displayAndTextStyleDiffer() {
        assertTrue(Formulas.set(Formulas.inline("x")).html().startsWith("<span class=\"katex\">"));
    }

    @Test
    void macrosOfOneFormulaAreUnknownToTheNext() {
        List<String> unknown = List.of(
                "1:1-9 math-syntax: KaTeX knows no command \\leaking. | check its spelling; KaTeX has no packages"
                        + " to load");
        for (String definition : List.of("\\gdef", "\\def", "\\global\\def", "\\xdef")) {
            for (int i = 0; i < 8; i++) {
                Formulas.set(definition + "\\leaking{" + i + "}\\leaking");
                assertEquals(unknown, Formulas.faults("\\leaking"));
            }
        }
    }

    @Test
    void redefinedCommandsAreThemselvesAgain() {
        for (int i = 0; i < 8; i++) {
            Formulas.set("\\gdef\\frac#1#2{" + i + "}\\frac{1}{2}");
            assertTrue(Formulas.set("\\frac{1}{2}+" + i).html().contains("<mfrac>"));
        }
    }

    @Test
    void faultsHaveAPlaceInTheFileAroundTheFormula() {
        SourceText file = SourceText.of("a.json", "{\n \"content\": \"$$\\n\\\\foo\\n$$\"}");
        SourceText tex = file.embedded("\\foo", offset -> offset == 0 ? 20 : 21 + offset);
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(Formulas.RENDERER.render(new Formula(tex, true), diagnostics).isEmpty());
        Diagnostic fault = diagnostics.list().get(0);
        assertEquals("/content", fault.place().pointer());
        assertEquals(new Position(2, 19), fault.place().position());
    }

    @Test
    void onlyFormulasWithoutFaultsAreRemembered() {
        assertSame(Formulas.set("1+1"), Formulas.set("1+1"));
        assertNotEquals(Formulas.set("1+1"), Formulas.set(Formulas.inline("1+1")));
        for (String faulty : List.of("50% x", "\\foo", "\\url{x}", "é")) {
            List<String> faults = Formulas.faults(faulty);
            assertEquals(1, faults.size());
            assertEquals(faults, Formulas.faults(faulty));
        }
    }

    @Test
    void runawayIsStoppedAndTheNextFormulaIsSet() {
        try (KatexRenderer renderer = KatexRenderer.within(new Limits(4_000, 400, 500_000, Duration.ofSeconds(2)))) {
            assertEquals(
                    List.of("1:1-" + (RUNAWAY.length() + 1)
                            + " math-limit: The formula was still not set after 2 seconds."
                            + " | split it into smaller formulas; look for a macro that expands to itself"),
                    Formulas.faults(renderer, Formulas.display(RUNAWAY)));
            assertEquals(List.of(), Formulas.faults(renderer, Formulas.display("x")));
        }
    }

    @Test
    void threadsGetTheSameResultsAsOne() throws Exception {
        List<Formula> formulas = new ArrayList<>(
                Formulas.golden().stream().map(Formulas.Golden::formula).toList());
        List<SetFormula> alone = formulas.stream().map(Formulas::set).toList();
        ExecutorService threads = Executors.newFixedThreadPool(6);
        try (KatexRenderer renderer = KatexRenderer.create()) {
            List<Integer> order = new ArrayList<>(
                    IntStream.range(0, 3 * formulas.size()).boxed().toList());
            Collections.reverse(order);
            List<Future<SetFormula>> together = order.stream()
                    .map(i -> threads.submit(() -> renderer.render(formulas.get(i % formulas.size()), new Diagnostics())
                            .orElseThrow()))
                    .toList();
            for (int i = 0; i < order.size(); i++) {
                assertEquals(
                        alone.get(order.get(i) % formulas.size()),
                        together.get(i).get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void localeMakesNoDifference() {
        List<String> formulas = List.of(Formulas.SEED, "\\mathit{TITLE}_{i}+\\textit{I}+1234.5", "\\Int+I");
        List<String> usual = everything(formulas);
        Locale before = Locale.getDefault();
        try {
            Stream.of("tr-TR", "ar-EG-u-nu-arab", "de-DE").forEach(tag -> {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals(usual, everything(formulas), tag);
            });
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void closedRendererSetsNothing() {
        KatexRenderer renderer = KatexRenderer.create();
        renderer.close();
        renderer.close();
        assertThrows(IllegalStateException.class, () -> renderer.render(Formulas.display("x"), new Diagnostics()));
    }

    private static List<String> everything(List<String> formulas) {
        try (KatexRenderer renderer = KatexRenderer.create()) {
            return formulas.stream().map(tex -> everything(renderer, tex)).toList();
        }
    }

    private static String everything(FormulaRenderer renderer, String tex) {
        Diagnostics diagnostics = new Diagnostics();
        String set = renderer.render(Formulas.display(tex), diagnostics)
                .map(found -> found + FormulaSheet.of(found.shape()).css(name -> name))
                .orElse("");
        return set
                + diagnostics.list().stream().map(d -> d.message() + d.hint()).toList();
    }
}
