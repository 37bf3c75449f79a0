package galley.cli;

import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import galley.model.Output;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the models that companions can name. */
@Command(name = "models", description = "Lists the models that companions can name, with their inputs and outputs.")
final class ModelsCommand implements Callable<Integer> {
    @Mixin
    private ReportOption report = new ReportOption();

    @Override
    public Integer call() {
        report.refuseSarif();
        PrintWriter out = report.line().getOut();
        if (report.form == ReportOption.Form.JSON) {
            out.println(PrettyJson.of(tree()));
        } else {
            for (Model model : Models.all()) {
                print(model, out);
            }
        }
        return Status.GOOD;
    }

    private static void print(Model model, PrintWriter out) {
        out.println(model.id() + ": " + model.title());
        out.println("  formula  " + model.formula());
        out.println("  source   " + model.source());
        for (Input input : model.inputs()) {
            out.println("  input    " + input.id() + " (" + input.symbol() + ", " + input.label() + "): "
                    + input.initial().text() + "; " + input.hint());
        }
        for (Output output : model.outputs()) {
            out.println("  output   " + output.id() + " (" + output.symbol() + ", " + output.label() + "): "
                    + output.dimension().words());
        }
    }

    private static Map<String, Object> tree() {
        return Map.of("models", Stream.of(Models.all()).map(ModelsCommand::tree).toList());
    }

    private static Map<String, Object> tree(Model model) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", model.id());
        tree.put("title", model.title());
        tree.put("formula", model.formula());
        tree.put("source", model.source());
        tree.put("inputs", Stream.of(model.inputs()).map(ModelsCommand::tree).toList());
        tree.put("outputs", Stream.of(model.outputs()).map(ModelsCommand::tree).toList());
        return tree;
    }

    private static Map<String, Object> tree(Input input) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", input.id());
        tree.put("symbol", input.symbol());
        tree.put("meaning", input.label());
        tree.put("unit", input.dimension().symbol());
        tree.put("default", input.range().initial());
        tree.put("least", input.range().least());
        tree.put("greatest", input.range().greatest());
        return tree;
    }

    private static Map<String, Object> tree(Output output) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", output.id());
        tree.put("symbol", output.symbol());
        tree.put("meaning", output.label());
        tree.put("unit", output.dimension().symbol());
        return tree;
    }
}
