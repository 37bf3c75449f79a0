package galley.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.model.Dimension;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** The models, their texts and their figures are the same, bit for bit, on the JVM and as TeaVM compiles them. */
class ParityIT {
    private static final int POINTS = 10_000;
    private static final Engine ENGINE = Engine.newBuilder("js")
            .option("engine.WarnInterpreterOnly", "false")
            .build();
    private static final Context CONTEXT =
            Context.newBuilder("js").engine(ENGINE).build();

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
        CONTEXT.eval("js", Files.readString(folder.resolve("parity.js")));
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

    @Test
    void resultsAndTheirTextsAgree() {
        Random random = new Random(6);
        for (int model = 0; model < Models.all().length; model++) {
            int outputs = Models.all()[model].outputs().length;
            for (int i = 0; i < POINTS; i++) {
                double[] p = point(model, random);
                for (int output = 0; output < outputs; output++) {
                    double expected = ParityEntry.apply(model, output, p[0], p[1], p[2], p[3]);
                    double actual =
                            call("apply", model, output, p[0], p[1], p[2], p[3]).asDouble();
                    assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(actual));
                }
                int output = random.nextInt(outputs);
                double value = ParityEntry.apply(model, output, p[0], p[1], p[2], p[3]);
                String text = call("print", model, output, value).asString();
                assertEquals(ParityEntry.print(model, output, value), text);
            }
        }
    }

    @Test
    void figuresAgree() {
        Random random = new Random(7);
        for (int model = 0; model < Models.all().length; model++) {
            for (int i = 0; i < POINTS / 100; i++) {
                double[] p = point(model, random);
                String expected = ParityEntry.svg(model, p[0], p[1], p[2], p[3]);
                assertEquals(
                        expected, call("svg", model, p[0], p[1], p[2], p[3]).asString());
            }
        }
    }

    @Test
    void quantitiesAgree() {
        Random random = new Random(8);
        for (int i = 0; i < POINTS; i++) {
            String text = text(random);
            assertEquals(ParityEntry.read(text), call("read", text).asString());
            double value = call("value", text).asDouble();
            assertEquals(Double.doubleToRawLongBits(ParityEntry.value(text)), Double.doubleToRawLongBits(value), text);
        }
    }

    @Test
    void refusalsAgree() {
        Random random = new Random(9);
        Model[] models = Models.all();
        for (int i = 0; i < POINTS; i++) {
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
