package galley.benchmark;

import galley.diagnostic.Diagnostics;
import galley.math.CachedRenderer;
import galley.math.Formula;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.math.SetFormula;
import galley.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** What one formula costs, new to the renderer and remembered. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class FormulaBenchmark {
    private static final String TEX = "T_{\\mathrm{message}}\\approx\\alpha+\\frac{M}{B_{\\mathrm{payload}}}";

    private final KatexRenderer katex = KatexRenderer.create();
    private Optional<Path> folder = Optional.empty();
    private int number;

    /** Remembers the one formula that is asked for. */
    @Setup
    public void remember() throws IOException {
        folder = Optional.of(Files.createTempDirectory("formulas"));
        remembered();
    }

    /** A formula that no cache knows. */
    @Benchmark
    public Optional<SetFormula> set() {
        return katex.render(formula(TEX + "_{" + number++ + "}"), new Diagnostics());
    }

    /** A file that is opened, and the one formula in it. */
    @Benchmark
    public Optional<SetFormula> remembered() {
        try (FormulaRenderer formulas = CachedRenderer.in(folder.orElseThrow(), KatexRenderer.create())) {
            return formulas.render(formula(TEX), new Diagnostics());
        }
    }

    /** Ends the engine. */
    @TearDown
    public void close() {
        katex.close();
    }

    private static Formula formula(String tex) {
        return new Formula(SourceText.of("benchmark", tex), true);
    }
}
