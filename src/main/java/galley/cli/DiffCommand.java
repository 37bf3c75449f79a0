package galley.cli;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.publication.Manifest;
import galley.revision.Revision;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Says what a revision changed. */
@Command(
        name = "diff",
        description = "Says what differs between two revisions of a lesson, or between two sites.",
        footer = "Differences are no failure: the status is 0 unless an input is rejected or --exit-code is given.")
final class DiffCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Mixin
    private DollarOption dollar = new DollarOption();

    @Parameters(index = "0", paramLabel = "OLD", description = "A record, a folder of records, a site or its manifest.")
    private Path old = Path.of("");

    @Parameters(index = "1", paramLabel = "NEW", description = "The same kind of thing, newer.")
    private Path now = Path.of("");

    @Option(names = "--exit-code", description = "End with status 1 when there are differences.")
    private boolean exitCode;

    @Override
    public Integer call() throws IOException {
        report.refuseSarif();
        boolean folders = isFolder(old);
        if (folders != isFolder(now) && Files.exists(old) && Files.exists(now)) {
            throw new ParameterException(report.line(), "Expected two records or two folders, but found one of each");
        }
        Diagnostics diagnostics = new Diagnostics();
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            DiffSide side = new DiffSide(new Verifier(dollar.parser(), formulas), diagnostics);
            Comparison comparison = folders ? folders(side) : records(side);
            print(comparison, errors(diagnostics));
            boolean fails = diagnostics.hasErrors() || (exitCode && comparison.isDifferent());
            return fails ? Status.REJECTED : Status.GOOD;
        }
    }

    private Comparison records(DiffSide side) {
        Optional<Revision> before = side.lesson(old);
        Optional<Revision> after = side.lesson(now);
        boolean both = before.isPresent() && after.isPresent();
        return new Comparison(both ? List.of(LessonDiff.of(before, after)) : List.of(), Optional.empty());
    }

    private Comparison folders(DiffSide side) throws IOException {
        Path before = folder(old);
        Path after = folder(now);
        FileChanges files = FileChanges.between(DiffSide.manifest(before), DiffSide.manifest(after));
        return new Comparison(LessonDiff.all(side.lessons(before), side.lessons(after)), Optional.of(files));
    }

    private static boolean isFolder(Path path) {
        return Files.isDirectory(path) || isManifest(path);
    }

    private static Path folder(Path path) {
        return Files.isDirectory(path) ? path : path.toAbsolutePath().resolveSibling("");
    }

    private static boolean isManifest(Path path) {
        return String.valueOf(path.getFileName()).equals(Manifest.NAME);
    }

    /** Warnings and notes are for {@code check}; here they would hide the differences. */
    private static Diagnostics errors(Diagnostics diagnostics) {
        Diagnostics errors = new Diagnostics();
        diagnostics.list().stream()
                .filter(Diagnostic::isError)
                .forEach(error -> errors.add(error.code(), error.place(), error.message(), error.hint()));
        return errors;
    }

    private void print(Comparison comparison, Diagnostics errors) {
        Palette palette = Ansi.AUTO.enabled() ? Palette.COLOUR : Palette.PLAIN;
        report.reporter().report(errors, new DiffText(palette).of(comparison), DiffTree.of(comparison));
    }
}
