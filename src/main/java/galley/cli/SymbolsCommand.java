package galley.cli;

import galley.content.ContentFolder;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.markdown.Symbol;
import galley.notation.Clash;
import galley.notation.Notation;
import galley.notation.Use;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which symbols mean what, across lessons. */
@Command(
        name = "symbols",
        description = {
            "Lists the symbols of all lessons with their meanings and units.",
            "Names what clashes: a symbol with two meanings or two units, a meaning with two symbols."
        })
final class SymbolsCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Mixin
    private DollarOption dollar = new DollarOption();

    @Parameters(
            paramLabel = "FILE-OR-DIR",
            description = "Records, or folders of records (default: content).",
            arity = "0..*")
    private List<Path> paths = List.of(Path.of("content"));

    @Option(names = "--fail-on-clash", description = "End with status 1 when anything clashes.")
    private boolean failOnClash;

    @Override
    public Integer call() {
        report.refuseSarif();
        Diagnostics diagnostics = new Diagnostics();
        Notation notation = Notation.of(symbols(diagnostics));
        List<Clash> clashes = notation.clashes();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("symbols", notation.uses().stream().map(SymbolsCommand::tree).toList());
        tree.put("clashes", clashes.stream().map(SymbolsCommand::tree).toList());
        report.reporter().withoutNotes(0).report(diagnostics, SymbolsText.of(notation.uses(), clashes), tree);
        boolean good = !diagnostics.hasErrors() && !(failOnClash && !clashes.isEmpty());
        return good ? Status.GOOD : Status.REJECTED;
    }

    /** The symbols of each lesson; older revisions speak for their lesson too. */
    private Map<String, List<Symbol>> symbols(Diagnostics diagnostics) {
        MarkdownParser parser = dollar.parser();
        Map<String, List<Symbol>> found = new TreeMap<>();
        for (Path path : paths) {
            for (Path file : ContentFolder.records(path, diagnostics)) {
                LessonReader.read(file, diagnostics)
                        .map(source -> source.record())
                        .filter(record -> record.text("id").isPresent())
                        .ifPresent(record -> found.computeIfAbsent(record.id(), none -> new ArrayList<>())
                                .addAll(parser.parse(record.content(), new Diagnostics())
                                        .symbols()));
            }
        }
        return found;
    }

    private static Map<String, Object> tree(Use use) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("symbol", use.symbol().name());
        tree.put("meaning", use.symbol().meaning());
        tree.put("unit", use.symbol().unit());
        tree.put("lessons", use.lessons());
        return tree;
    }

    private static Map<String, Object> tree(Clash clash) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", clash.kind().name().toLowerCase(Locale.ROOT));
        tree.put("about", clash.about());
        tree.put("uses", clash.uses().stream().map(SymbolsCommand::tree).toList());
        return tree;
    }
}
