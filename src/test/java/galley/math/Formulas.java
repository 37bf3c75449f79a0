package galley.math;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Position;
import galley.text.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Formulas for tests, and one renderer for all of them: the engine takes seconds to start. */
final class Formulas {
    static final String SEED = "T_{\\mathrm{message}}\\approx\\alpha+\\frac{M}{B_{\\mathrm{payload}}}";
    static final KatexRenderer RENDERER = KatexRenderer.create();

    private Formulas() {}

    /** A formula and what KaTeX in Node made of it. */
    record Golden(String line, Formula formula, String html) {}

    static Formula display(String tex) {
        return new Formula(SourceText.of("test.json", tex), true);
    }

    static Formula inline(String tex) {
        return new Formula(SourceText.of("test.json", tex), false);
    }

    static SetFormula set(String tex) {
        return set(display(tex));
    }

    static SetFormula set(Formula formula) {
        Diagnostics diagnostics = new Diagnostics();
        return RENDERER.render(formula, diagnostics)
                .orElseThrow(() -> new AssertionError(formula.tex().text() + ": "
                        + diagnostics.list().stream().map(Diagnostic::message).toList()));
    }

    /** Each fault of a display formula as {@code line:column-column code: message | hint}. */
    static List<String> faults(String tex) {
        return faults(RENDERER, display(tex));
    }

    static List<String> faults(FormulaRenderer renderer, Formula formula) {
        Diagnostics diagnostics = new Diagnostics();
        boolean set = renderer.render(formula, diagnostics).isPresent();
        if (set == diagnostics.hasErrors()) {
            throw new AssertionError("a formula is set exactly when it has no errors");
        }
        return diagnostics.list().stream().map(Formulas::text).toList();
    }

    private static String text(Diagnostic diagnostic) {
        Position start = diagnostic.place().position();
        Position end =
                diagnostic.place().source().position(diagnostic.place().span().end());
        return start.line() + ":" + start.column() + "-" + end.column() + " "
                + diagnostic.code().id() + ": " + diagnostic.message()
                + (diagnostic.hint().isEmpty() ? "" : " | " + diagnostic.hint());
    }

    static List<Golden> golden() {
        List<String> lines = resource("golden.txt").lines().toList();
        List<Golden> all = new ArrayList<>();
        for (int i = 1; i < lines.size(); i += 2) {
            String tex = lines.get(i).substring(2).replace('¶', '\n');
            Formula formula = lines.get(i).startsWith("D ") ? display(tex) : inline(tex);
            all.add(new Golden(lines.get(i), formula, lines.get(i + 1).replace('¶', '\n')));
        }
        return all;
    }

    static String resource(String name) {
        try (InputStream in = Formulas.class.getResourceAsStream("/galley/math/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
