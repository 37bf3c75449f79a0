package galley.cli;

import galley.build.LessonLoader;
import galley.build.Loaded;
import galley.build.Shelf;
import galley.content.ContentFolder;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Recorded;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.text.Counted;
import galley.text.Place;
import galley.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Verifies lessons and writes nothing. */
@Command(name = "check", description = "Verifies records without building anything.")
final class CheckCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Mixin
    private DollarOption dollar = new DollarOption();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private CacheOption cache = new CacheOption();

    @Parameters(
            paramLabel = "FILE-OR-DIR",
            description = "Records, or folders of records (default: content).",
            arity = "0..*")
    private List<Path> paths = List.of(Path.of("content"));

    @Override
    public Integer call() throws InterruptedException {
        Diagnostics diagnostics = new Diagnostics();
        List<Path> records = new ArrayList<>();
        paths.forEach(path -> records.addAll(ContentFolder.records(path, diagnostics)));
        List<Path> distinct = distinct(records);
        if (distinct.isEmpty() && !diagnostics.hasErrors()) {
            diagnostics.add(
                    Code.NO_LESSONS,
                    Place.ofFile(String.valueOf(paths.get(0))),
                    "Expected at least one record, but there is no file that ends in .json.");
        }
        try (FormulaRenderer formulas = cache.formulas()) {
            boolean inlineDollar = dollar.isMathematics();
            Verifier verifier = new Verifier(new MarkdownParser(inlineDollar), formulas);
            Shelf<Recorded> shelf = Shelf.ofRecords(cache.used(), inlineDollar);
            Loaded<Recorded> loaded = new LessonLoader<>(verifier, shelf, jobs.number()).load(distinct);
            diagnostics.addAll(loaded.diagnostics());
            print(loaded, diagnostics);
            return diagnostics.hasErrors() ? Status.REJECTED : Status.GOOD;
        }
    }

    /** A record that two arguments name is judged once: it is no clash with itself. */
    private static List<Path> distinct(List<Path> records) {
        Map<Path, Path> first = new LinkedHashMap<>();
        records.forEach(path -> first.putIfAbsent(path.toAbsolutePath().normalize(), path));
        return List.copyOf(first.values());
    }

    private void print(Loaded<Recorded> loaded, Diagnostics diagnostics) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("verified", loaded.lessons().size());
        summary.put("rejected", loaded.rejected());
        String rejected = loaded.rejected() == 0 ? "" : ", " + loaded.rejected() + " rejected";
        report.reporter()
                .report(diagnostics, Counted.of(loaded.lessons().size(), "lesson") + " verified" + rejected, summary);
    }
}
