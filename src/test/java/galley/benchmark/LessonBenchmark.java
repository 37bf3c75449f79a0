package galley.benchmark;

import galley.diagnostic.Diagnostics;
import galley.lesson.LessonSource;
import galley.markdown.LessonRenderer;
import galley.markdown.MarkdownDocument;
import galley.markdown.RenderOptions;
import galley.markdown.RenderedLesson;
import galley.verify.VerifiedLesson;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one lesson costs, stage by stage, on one warm thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class LessonBenchmark {
    private final LessonSource source = Lessons.source();
    private final VerifiedLesson lesson = Lessons.verify(source).orElseThrow();
    private final RenderOptions options = new RenderOptions(
            lesson.record().sections().stream().map(section -> section.id()).toList(),
            url -> url,
            lesson::set,
            List.of());

    /** Record and companion from the disk. */
    @Benchmark
    public LessonSource read() {
        return Lessons.source();
    }

    /** The content's Markdown. */
    @Benchmark
    public MarkdownDocument parse() {
        return Lessons.PARSER.parse(source.record().content(), new Diagnostics());
    }

    /** Parsing and all checks, without formulas. */
    @Benchmark
    public Optional<VerifiedLesson> verify() {
        return Lessons.verify(source);
    }

    /** The HTML of all sections. */
    @Benchmark
    public RenderedLesson render() {
        return new LessonRenderer().render(lesson.document(), options);
    }
}
