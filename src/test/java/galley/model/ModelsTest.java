package galley.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ModelsTest {
    private static final MathContext EXACT = new MathContext(60);
    private static final int POINTS = 10_000;

    @Test
    void everyModelIsWholeAndNamedOnce() {
        Set<String> ids = new HashSet<>();
        for (Model model : Models.all()) {
            assertTrue(ids.add(model.id()));
            assertEquals(model, Models.find(model.id()).orElseThrow());
            assertTrue(model.inputIndex(model.curve().input()) >= 0);
            assertTrue(model.outputIndex(model.curve().output()) >= 0);
            assertTrue(!model.formula().isEmpty()
                    && !model.source().isEmpty()
                    && !model.title().isEmpty());
            List.of(model.inputs()).forEach(ModelsTest::checkRange);
        }
        assertTrue(Models.find("nothing").isEmpty());
    }

    private static void checkRange(Input input) {
        assertTrue(input.read(input.range().initial()) instanceof Reading.Read, input.id());
        assertTrue(input.read(input.range().least()) instanceof Reading.Read, input.id());
        assertTrue(input.read(input.range().greatest()) instanceof Reading.Read, input.id());
    }

    @Test
    void everyResultIsFiniteAtTheCornersOfTheRanges() {
        for (Model model : Models.all()) {
            int inputs = model.inputs().length;
            for (int corner = 0; corner < 1 << inputs; corner++) {
                double[] arguments = new double[inputs];
                for (int i = 0; i < inputs; i++) {
                    Input input = model.inputs()[i];
                    arguments[i] = (corner >> i & 1) == 0 ? input.least() : input.greatest();
                }
                for (int i = 0; i < model.outputs().length; i++) {
                    String text = model.outputs()[i].dimension().print(model.apply(arguments)[i]);
                    assertTrue(Quantity.read(text) instanceof Reading.Read, text);
                }
            }
        }
    }

    @Test
    void messageTimeGivesTheSeedsNumbers() {
        Example bulk = Example.of(model("message-time"));
        assertEquals("45\u00A0μs", bulk.result(0));
        assertEquals("40\u00A0μs", bulk.result(1));
        assertEquals("11.11\u00A0%", bulk.result(2));
        assertEquals("125\u00A0kB", bulk.result(3));
        assertEquals("22.22\u00A0GB/s", bulk.result(4));
        Example small = bulk.with(1, QuantityTest.read("1 kB"));
        assertEquals("5.04\u00A0μs", small.result(0));
        assertTrue(QuantityTest.read("0.04 μs").covers(small.results()[1]));
        assertEquals("50\u00A0GB/s", Example.of(model("line-rate")).result(0));
    }

    @Test
    void messageTimeHasDefinedEdges() {
        Model model = model("message-time");
        assertEquals(List.of(0.5, 0.0, 1.0, 1e6, 0.0), boxed(model.apply(new double[] {0.5, 0, 2e6})));
        assertEquals(List.of(0.0, 0.0, 0.0, 0.0, 0.0), boxed(model.apply(new double[] {0, 0, 25e9})));
    }

    @Test
    void oneRankCostsNothing() {
        double[] results = model("ring-all-reduce").apply(new double[] {1, 1e6, 25e9, 5e-6});
        assertEquals(List.of(0.0, 0.0, 1e6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0), boxed(results));
    }

    @Test
    void messageTimeAgreesWithExactArithmetic() {
        compare(model("message-time"), x -> {
            BigDecimal serialization = x.get(1).divide(x.get(2), EXACT);
            BigDecimal total = x.get(0).add(serialization);
            return List.of(
                    total,
                    serialization,
                    x.get(0).divide(total, EXACT),
                    x.get(0).multiply(x.get(2)),
                    x.get(1).divide(total, EXACT));
        });
    }

    @Test
    void ringAllReduceAgreesWithExactArithmetic() {
        compare(model("ring-all-reduce"), x -> {
            BigDecimal steps = x.get(0).subtract(BigDecimal.ONE).multiply(BigDecimal.valueOf(2));
            BigDecimal sent = steps.multiply(x.get(1)).divide(x.get(0), EXACT);
            BigDecimal startup = steps.multiply(x.get(3));
            BigDecimal transfer = sent.divide(x.get(2), EXACT);
            BigDecimal total = startup.add(transfer);
            BigDecimal algorithm = x.get(1).divide(total, EXACT);
            return List.of(
                    total,
                    steps,
                    x.get(1).divide(x.get(0), EXACT),
                    sent,
                    startup,
                    transfer,
                    x.get(0).multiply(x.get(3)).multiply(x.get(2)),
                    algorithm,
                    algorithm.multiply(steps).divide(x.get(0), EXACT));
        });
    }

    @Test
    void lineRateAgreesWithExactArithmetic() {
        compare(model("line-rate"), x -> List.of(x.get(0).divide(BigDecimal.valueOf(8), EXACT)));
    }

    private static void compare(Model model, Function<List<BigDecimal>, List<BigDecimal>> reference) {
        Random random = new Random(model.id().hashCode());
        for (int point = 0; point < POINTS; point++) {
            double[] arguments = arguments(model, random);
            List<BigDecimal> expected = reference.apply(
                    boxed(arguments).stream().map(BigDecimal::new).toList());
            double[] results = model.apply(arguments);
            assertEquals(model.outputs().length, results.length);
            for (int i = 0; i < results.length; i++) {
                BigDecimal error = new BigDecimal(results[i]).subtract(expected.get(i));
                BigDecimal allowed = expected.get(i).multiply(new BigDecimal("1e-15"));
                assertTrue(error.abs().compareTo(allowed) <= 0, model.outputs()[i].id());
            }
        }
    }

    /** A point spread evenly over the orders of magnitude of each input. */
    private static double[] arguments(Model model, Random random) {
        double[] arguments = new double[model.inputs().length];
        for (int i = 0; i < arguments.length; i++) {
            Input input = model.inputs()[i];
            double least = Math.max(input.least(), 1e-9);
            double value = least * Math.exp(random.nextDouble() * Math.log(input.greatest() / least));
            arguments[i] = input.dimension() == Dimension.COUNT ? Math.floor(value) + 1 : value;
        }
        return arguments;
    }

    private static Model model(String id) {
        return Models.find(id).orElseThrow();
    }

    private static List<Double> boxed(double[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
