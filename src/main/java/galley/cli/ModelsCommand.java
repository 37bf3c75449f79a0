package galley.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import galley.model.Output;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the models that companions can name. */
@Command(name = "models", description = "Lists the models that companions can name, with their inputs and outputs.")
final class ModelsCommand implements Callable<Integer> {
    @Spec
    @Nullable
    private CommandSpec spec;

    @Mixin
    private ReportOption report = new ReportOption();

    @Override
    public Integer call() throws IOException {
        report.refuseSarif(Objects.requireNonNull(spec));
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (report.form == ReportOption.Form.JSON) {
            out.println(json());
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

    private static String json() throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
            json.setPrettyPrinter(
                    new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter));
            json.writeStartObject();
            json.writeArrayFieldStart("models");
            for (Model model : Models.all()) {
                write(model, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void write(Model model, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", model.id());
        json.writeStringField("title", model.title());
        json.writeStringField("formula", model.formula());
        json.writeStringField("source", model.source());
        json.writeArrayFieldStart("inputs");
        for (Input input : model.inputs()) {
            json.writeStartObject();
            json.writeStringField("id", input.id());
            json.writeStringField("symbol", input.symbol());
            json.writeStringField("meaning", input.label());
            json.writeStringField("unit", input.dimension().symbol());
            json.writeStringField("default", input.range().initial());
            json.writeStringField("least", input.range().least());
            json.writeStringField("greatest", input.range().greatest());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("outputs");
        for (Output output : model.outputs()) {
            json.writeStartObject();
            json.writeStringField("id", output.id());
            json.writeStringField("symbol", output.symbol());
            json.writeStringField("meaning", output.label());
            json.writeStringField("unit", output.dimension().symbol());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
