package galley.benchmark;

import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.SiteBuild;
import galley.math.CachedRenderer;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.site.jbake.JBakeBaker;
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

/** What the project's own site costs, from records to publication, with its formulas remembered. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class BakeBenchmark {
    private Optional<Path> folder = Optional.empty();
    private Optional<FormulaRenderer> formulas = Optional.empty();

    /** Chooses a place for the site. */
    @Setup
    public void begin() throws IOException {
        Path work = Files.createTempDirectory("bake");
        folder = Optional.of(work);
        formulas = Optional.of(CachedRenderer.in(work.resolve("cache"), KatexRenderer.create()));
    }

    /** One whole build. */
    @Benchmark
    public BuildResult bake() throws IOException, InterruptedException {
        BuildOptions options = new BuildOptions(
                Path.of("content"),
                Path.of("templates"),
                Path.of("assets"),
                folder.orElseThrow().resolve("site"),
                Optional.empty(),
                2,
                Optional.empty(),
                false);
        return new SiteBuild(options, formulas.orElseThrow(), new JBakeBaker()).run();
    }

    /** Ends the renderer. */
    @TearDown
    public void end() {
        formulas.ifPresent(FormulaRenderer::close);
    }
}
