package galley.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.browser.Browser;
import galley.model.Dimension;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** The models, their texts and their figures are the same, bit for bit, on the JVM and as TeaVM compiles them. */
class ParityIT {
    private static final int POINTS = 100_000;

    /** What is asked at once. */
    private static final int BATCH = 10_000;

    private static final int FIGURES = 50;

    private static final Engine ENGINE = Engine.newBuilder("js")
            .option("engine.WarnInterpreterOnly", "false")
            .build();
    private static final Context CONTEXT =
            Context.newBuilder("js").engine(ENGINE).build();

    private static String script = "";

    @BeforeAll
    static void compile() throws IOException, TeaVMToolException {
        Path folder = Path.of("target", "parity");
        TeaVMTool tool = new TeaVMTool();
        tool.setMainClass(ParityEntry.class.getName());
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName("parity.js");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setJsModuleType(JSModuleType.NONE);
        tool.setClassLoader(ParityIT.class.getClassLoader());
        tool.setLog(new EmptyTeaVMToolLog());
        tool.generate();
        assertTrue(tool.getProblemProvider().getSevereProblems().isEmpty());
        script = Files.readString(folder.resolve("parity.js"));
        CONTEXT.eval("js", script);
    }

    @AfterAll
    static void close() {
        CONTEXT.close();
        ENGINE.close();
    }

    private static Value call(String name, Object... arguments) {
        return CONTEXT.getBindings("js").getMember(name).execute(arguments);
    }

    /** A point spread evenly over the orders of magnitude of each input, with each end now and then. */
    private static double[] point(int model, Random random) {
        double[] point = new double[4];
        Input[] inputs = Models.all()[model].inputs();
        for (int i = 0; i < inputs.length; i++) {
            double least = Math.max(inputs[i].least(), 1e-9);
            double value = least * Math.exp(random.nextDouble() * Math.log(inputs[i].greatest() / least));
            int end = random.nextInt(30);
            double chosen = end == 0 ? inputs[i].least() : end == 1 ? inputs[i].greatest() : value;
            point[i] = inputs[i].dimension() == Dimension.COUNT ? Math.max(1, Math.floor(chosen)) : chosen;
        }
        return point;
    }

    /** The results at each point, in the shortest digits that name each double, and the text of one of them. */
    private static final String POINTS_SCRIPT = """
            const number = value => Object.is(value, -0) ? '-0' : String(value);
            return arguments[0].split('\\n').map(line => {
                const [model, outputs, printed, ...point] = line.split(' ').map(Number);
                const answers = [];
                for (let output = 0; output < outputs; output++) {
                    answers.push(apply(model, output, ...point));
                }
                const text = printed < 0 ? '' : print(model, printed, answers[printed]);
                return [text, ...answers.map(number)].join('|');
            }).join('\\n');
            """;

    private static final String TEXTS_SCRIPT = """
            return arguments[0].split('\\n').map(text => read(text) + '|' + value(text)).join('\\n');
            """;

    /**
     * Where the compiled core runs, asked many things at once, one a line.
     *
     * @param answers takes the body of a function and its argument
     * @param points how many points there are for each text: GraalJS, which interprets here, needs longest for these
     */
    private record World(BinaryOperator<String> answers, int points) {
        String[] ask(String body, String lines) {
            return answers.apply(body, lines).split("\n", -1);
        }

        int printed(int point, int outputs) {
            return point % points == 0 ? point / points % outputs : -1;
        }
    }

    private static final World GRAAL = new World(
            (body, lines) -> CONTEXT.eval("js", "(function() {" + body + "})")
                    .execute(lines)
                    .asString(),
            5);

    @Test
    void resultsAgree() {
        Random random = new Random(6);
        for (int model = 0; model < Models.all().length; model++) {
            for (int done = 0; done < POINTS; done += BATCH) {
                compareResults(GRAAL, model, random);
            }
        }
    }

    @Test
    void quantitiesAgree() {
        Random random = new Random(8);
        for (int done = 0; done < POINTS; done += BATCH) {
            compareQuantities(GRAAL, random);
        }
    }

    /** The same points and texts once more, since the seeds are the same. */
    @Test
    void aBrowserAgreesToo() {
        ChromeDriver browser = Browser.start(true);
        try {
            browser.get("about:blank");
            World chromium = new World((body, lines) -> (String) browser.executeScript(script + body, lines), 1);
            Random random = new Random(6);
            for (int model = 0; model < Models.all().length; model++) {
                for (int done = 0; done < POINTS; done += BATCH) {
                    compareResults(chromium, model, random);
                }
            }
            Random texts = new Random(8);
            for (int done = 0; done < POINTS; done += BATCH) {
                compareQuantities(chromium, texts);
            }
        } finally {
            browser.quit();
        }
    }

    private static void compareResults(World world, int model, Random random) {
        int outputs = Models.all()[model].outputs().length;
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            points.add(point(model, random));
        }
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < BATCH; i++) {
            double[] p = points.get(i);
            lines.append(i == 0 ? "" : "\n").append(model).append(' ').append(outputs);
            lines.append(' ').append(world.printed(i, outputs));
            for (double value : p) {
                lines.append(' ').append(value);
            }
        }
        String[] answers = world.ask(POINTS_SCRIPT, lines.toString());
        for (int i = 0; i < BATCH; i++) {
            compareResults(model, points.get(i), world.printed(i, outputs), answers[i].split("\\|", -1));
        }
    }

    private static void compareResults(int model, double[] p, int printed, String[] answer) {
        for (int output = 0; output < answer.length - 1; output++) {
            double expected = ParityEntry.apply(model, output, p[0], p[1], p[2], p[3]);
            double actual = Double.parseDouble(answer[output + 1]);
            assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(actual));
        }
        if (printed >= 0) {
            double value = ParityEntry.apply(model, printed, p[0], p[1], p[2], p[3]);
            assertEquals(ParityEntry.print(model, printed, value), answer[0]);
        }
    }

    private static void compareQuantities(World world, Random random) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            texts.add(text(random));
        }
        String[] answers = world.ask(TEXTS_SCRIPT, String.join("\n", texts));
        for (int i = 0; i < BATCH; i++) {
            String text = texts.get(i);
            int bar = answers[i].lastIndexOf('|');
            assertEquals(ParityEntry.read(text), answers[i].substring(0, bar));
            double value = Double.parseDouble(answers[i].substring(bar + 1));
            assertEquals(Double.doubleToRawLongBits(ParityEntry.value(text)), Double.doubleToRawLongBits(value), text);
        }
    }

    @Test
    void figuresAgree() {
        Random random = new Random(7);
        for (int model = 0; model < Models.all().length; model++) {
            for (int i = 0; i < FIGURES; i++) {
                double[] p = point(model, random);
                String expected = ParityEntry.draw(model, p[0], p[1], p[2], p[3]);
                assertEquals(
                        expected, call("draw", model, p[0], p[1], p[2], p[3]).asString());
            }
        }
    }

    @Test
    void refusalsAgree() {
        Random random = new Random(9);
        Model[] models = Models.all();
        for (int i = 0; i < BATCH; i++) {
            int model = random.nextInt(models.length);
            int input = random.nextInt(models[model].inputs().length);
            String text = text(random);
            String expected = ParityEntry.refusal(model, input, text);
            assertEquals(expected, call("refusal", model, input, text).asString());
        }
    }

    /** Mostly a quantity, sometimes nearly one. */
    private static String text(Random random) {
        List<String> units = List.of(
                "s", "ms", "μs", "us", "\u00B5s", "ns", "B", "kB", "MB", "GB", "GB/s", "Gb/s", "KiB", "MiB/s", "%", "",
                "b", "kb", "KB", "x", "e3 B", "E-3 s", "e+2");
        List<String> gaps = List.of(" ", "", "\u00A0", "\u202F", "\u2009", "  ");
        StringBuilder text = new StringBuilder();
        text.append(random.nextLong(1L << (1 + random.nextInt(52))));
        if (random.nextBoolean()) {
            text.insert(random.nextInt(text.length() + 1), '.');
        }
        text.append(gaps.get(random.nextInt(gaps.size())));
        text.append(units.get(random.nextInt(units.size())));
        if (random.nextInt(10) == 0) {
            text.setCharAt(random.nextInt(text.length()), "0123456789.,-+e_ μBs٥".charAt(random.nextInt(21)));
        }
        return text.toString();
    }
}
