package galley.site;

import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import galley.lesson.Companion;
import galley.lesson.Companion.Binding;
import galley.lesson.Companion.Word;
import galley.text.Place;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Calculators as the real template writes them, for tests. */
public final class CalculatorPage {
    private CalculatorPage() {}

    /** The markup of one calculator. */
    public static String of(String model, String id) {
        String main = "<#import 'calculator.ftlh' as c><@c.calculator view '" + id + "'/>";
        return process(main, Map.of("view", view(model)));
    }

    /** The markup of a calculator's figure alone. */
    public static String svg(String model) {
        return view(model).figure().svg();
    }

    private static CalculatorView view(String model) {
        Companion companion = companion(model);
        return CalculatorView.of(companion.calculators().get(0), companion);
    }

    static Companion companion(String model) {
        Map<String, Word> inputs = model.equals("line-rate") ? Map.of() : Map.of("alpha", word("5 us"));
        Binding binding = new Binding(word(model), word("Example"), inputs);
        if (inputs.isEmpty()) {
            return new Companion(
                    List.of(), List.of(), List.of(), List.of(new Companion.Calculator(binding)), List.of());
        }
        Companion.Figure figure = new Companion.Figure(
                binding,
                word("A <curve>"),
                word("payload"),
                word("1 B"),
                word("1 GB"),
                List.of(word("1 kB"), word("1 MB")));
        Companion.Table table = new Companion.Table(
                binding, word("A & B"), word("payload"), List.of(word("1 kB"), word("1 MB")), List.of(word("total")));
        return new Companion(
                List.of(table), List.of(figure), List.of(), List.of(new Companion.Calculator(binding)), List.of());
    }

    static String process(String main, Map<String, Object> data) {
        try {
            Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
            configuration.setDirectoryForTemplateLoading(Path.of("templates").toFile());
            configuration.setDefaultEncoding("UTF-8");
            StringWriter out = new StringWriter();
            new Template("main.ftlh", main, configuration).process(data, out);
            return out.toString();
        } catch (IOException | TemplateException e) {
            throw new AssertionError(e);
        }
    }

    private static Word word(String text) {
        return new Word(text, Place.ofFile("a.yaml"));
    }
}
