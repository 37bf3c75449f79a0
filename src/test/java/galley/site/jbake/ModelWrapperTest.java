package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelWrapperTest {
    @TempDir
    Path folder;

    private record Pair(String left, Optional<Integer> right) {}

    @Test
    void showsEachKindOfValue() throws IOException {
        assertEquals(
                "x 5 true c", bake("${my.a} ${my.b} ${my.d} ${my.e}", Map.of("a", "x", "b", 5L, "d", true, "e", 'c')));
    }

    @Test
    void showsRecordsByTheirComponents() throws IOException {
        Map<String, Object> model =
                Map.of("one", new Pair("l", Optional.of(7)), "two", new Pair("m", Optional.empty()));
        assertEquals(
                "l 7 m none left,right,",
                bake(
                        "${my.one.left} ${my.one.right} ${my.two.left} ${my.two.right!'none'} <#list my.one?keys as k>${k},</#list>",
                        model));
    }

    @Test
    void showsAbsentValuesAsMissing() throws IOException {
        Map<String, Object> inner = new HashMap<>();
        inner.put("nothing", null);
        assertEquals(
                "missing missing", bake("${my.map.nothing!'missing'} ${my.map.other!'missing'}", Map.of("map", inner)));
    }

    @Test
    void givesMapsAndSetsAFixedOrder() throws IOException {
        Map<String, Object> ordered = new LinkedHashMap<>();
        ordered.put("z", 1);
        ordered.put("a", 2);
        Map<String, Object> model = Map.of(
                "ordered", ordered,
                "map", Map.of("d", 1, "c", 2, "b", 3, "a", 4),
                "set", Set.of("d", "c", "b", "a"));
        assertEquals(
                "z1a2 a4b3c2d1 abcd 2 4321",
                bake(
                        "<#list my.ordered as k, v>${k}${v}</#list> <#list my.map as k, v>${k}${v}</#list>"
                                + " <#list my.set as e>${e}</#list> ${my.ordered?size} <#list my.map?values as v>${v}</#list>",
                        model));
    }

    @Test
    void showsCollectionsByNumber() throws IOException {
        Map<String, Object> model = Map.of("list", List.of(1, 2), "queue", new ArrayDeque<>(List.of(5, 6)));
        assertEquals("2 6 none", bake("${my.list[1]} ${my.queue[1]} ${my.list[2]!'none'}", model));
    }

    @Test
    void numbersLookTheSameEverywhere() throws IOException {
        Map<String, Object> model =
                Map.of("i", 5773, "d", 0.04, "big", new java.math.BigDecimal("5.040"), "whole", 50.0, "small", 1e-9);
        assertEquals("5773 0.04 5.04 50 1E-9", bake("${my.i} ${my.d} ${my.big} ${my.whole} ${my.small}", model));
    }

    @Test
    void refusesOtherObjects() throws IOException {
        BakeFixture fixture = new BakeFixture(folder)
                .template("lesson.ftlh", "${lesson.date}")
                .lesson("a.html", Map.of("date", java.time.LocalDate.of(2026, 1, 1)));
        String report = fixture.bake();
        assertTrue(report.contains("the model holds a java.time.LocalDate; it may hold texts, numbers"), report);
        assertTrue(report.startsWith("templates/lesson.ftlh:1:"), report);
    }

    private String bake(String template, Map<String, Object> model) throws IOException {
        BakeFixture fixture = new BakeFixture(Files.createTempDirectory(folder, "bake"))
                .template("lesson.ftlh", "<#assign my = lesson>" + template)
                .lesson("a.html", model);
        assertEquals("", fixture.bake());
        return fixture.output("a.html");
    }
}
