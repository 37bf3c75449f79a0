package galley.cli;

import galley.content.AtomicFile;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.TerminalText;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Writes the record of a Markdown file, or renews what depends on the content. */
@Command(
        name = "seal",
        description = {
            "Seals a Markdown file into its record: content, hash, length, sections and citations.",
            "Everything else in the record beside it stays byte for byte; without one, a minimal record is made.",
            "Nothing is written that check would reject, alone or among the other records of its content folder."
        })
final class SealCommand implements Callable<Integer> {
    private static final List<String> SEALED =
            List.of("content", "contentHash", "contentLength", "sections", "citations");

    @Mixin
    private ReportOption report = new ReportOption();

    @Mixin
    private DollarOption dollar = new DollarOption();

    @Parameters(paramLabel = "FILE.md", description = "The content, sealed exactly as it stands.")
    private Path file = Path.of("");

    @Option(names = "--version", paramLabel = "V", description = "The record's new version.")
    private Optional<String> version = Optional.empty();

    @Option(names = "--revision-date", paramLabel = "YYYY-MM-DD", description = "The record's new revisionDate.")
    private Optional<String> revisionDate = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "MEMBER=VALUE",
            description = "Another member, as JSON or as plain text. May be repeated.")
    private List<String> members = List.of();

    @Option(
            names = "--output",
            paramLabel = "FILE",
            description = "The record to write (default: FILE.json beside FILE.md).")
    private Optional<Path> output = Optional.empty();

    @Option(
            names = "--content",
            paramLabel = "DIR",
            description = "The records among which the record is judged (default: the nearest folder called content in"
                    + " which it lies; without one, the folder in which it lies, without those below).")
    private Optional<Path> content = Optional.empty();

    @Option(names = "--dry-run", description = "Print what would change as a unified diff, and write nothing.")
    private boolean dryRun;

    @Override
    public Integer call() throws IOException {
        checkNames();
        Diagnostics diagnostics = new Diagnostics();
        Optional<Sealing> sealing =
                Sealing.begin(file, output, dollar.parser(), diagnostics).map(begun -> begun.with(stated()));
        if (sealing.isEmpty() || !isGood(sealing.get(), diagnostics)) {
            print(diagnostics, "nothing sealed: check would reject the record", Map.of("written", false));
            return Status.REJECTED;
        }
        boolean writes = sealing.get().isChanged() && !dryRun;
        if (writes) {
            AtomicFile.write(sealing.get().target(), sealing.get().text());
        }
        report(sealing.get(), writes, diagnostics);
        return Status.GOOD;
    }

    /** A record is never taken for its own content, nor written over a Markdown file. */
    private void checkNames() {
        if (!file.toString().endsWith(".md")) {
            throw new ParameterException(
                    report.line(), "Expected a Markdown file, whose name ends in .md, but found " + file);
        }
        output.filter(path -> path.toString().endsWith(".md")).ifPresent(path -> {
            throw new ParameterException(
                    report.line(), "Expected a record for --output, not a Markdown file, but found " + path);
        });
        output.filter(path -> !Files.isDirectory(folder(path))).ifPresent(path -> {
            throw new ParameterException(
                    report.line(), "Expected a folder that is there for --output, but found " + path);
        });
    }

    private static Path folder(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    }

    private boolean isGood(Sealing sealing, Diagnostics diagnostics) {
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            Verifier verifier = new Verifier(dollar.parser(), formulas);
            sealing.lesson(diagnostics).ifPresent(lesson -> {
                Optional<VerifiedLesson> verified = verifier.verify(lesson, diagnostics);
                Neighbours.around(sealing.target(), content, diagnostics)
                        .check(lesson, verified, verifier, diagnostics);
                sealing.checkVersion(lesson.record(), diagnostics);
            });
            return !diagnostics.hasErrors();
        }
    }

    /** The members that the command line states. */
    private Map<String, String> stated() {
        Map<String, String> stated = new LinkedHashMap<>();
        version.ifPresent(value -> state("version", value, stated));
        revisionDate.ifPresent(value -> state("revisionDate", value, stated));
        for (String member : members) {
            int equals = member.indexOf('=');
            if (equals <= 0 || SEALED.contains(member.substring(0, equals))) {
                throw new ParameterException(
                        report.line(),
                        "Expected a member, an equals sign and a value for --set, where the member does not depend on the"
                                + " content, but found " + member);
            }
            state(member.substring(0, equals), member.substring(equals + 1), stated);
        }
        return stated;
    }

    private void state(String member, String value, Map<String, String> stated) {
        if (stated.putIfAbsent(member, value) != null) {
            throw new ParameterException(
                    report.line(), "Expected each member to be stated once, but " + member + " is stated twice");
        }
    }

    private void report(Sealing sealing, boolean written, Diagnostics diagnostics) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("file", sealing.target().toString());
        summary.put("changed", sealing.isChanged());
        summary.put("written", written);
        String diff = dryRun ? SealDiff.of(sealing) : "";
        if (dryRun) {
            summary.put("diff", diff);
        }
        print(diagnostics, diff + sentence(sealing, written), summary);
    }

    private static String sentence(Sealing sealing, boolean written) {
        if (!sealing.isChanged()) {
            return TerminalText.line(sealing.target() + " is sealed already; nothing written");
        }
        return TerminalText.line((written ? "sealed " : "would seal ") + sealing.target() + ": " + sealing.described());
    }

    /** What was not written, {@code check} cannot show. */
    private void print(Diagnostics diagnostics, String sentence, Map<String, Object> summary) {
        boolean checkShows = Boolean.TRUE.equals(summary.get("written"));
        Reporter reporter = checkShows ? report.reporter().withoutNotes(0) : report.reporter();
        reporter.report(diagnostics, sentence, summary);
    }
}
