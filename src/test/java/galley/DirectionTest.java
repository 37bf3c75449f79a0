package galley;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds the drawing of rooms and arrows in src/ARCHITECTURE.md. */
class DirectionTest {
    /** Which rooms a room may import, besides those that these may import in their turn. */
    private static final Map<String, List<String>> ARROWS = new TreeMap<>(Map.ofEntries(
            Map.entry("text", List.of()),
            Map.entry("diagnostic", List.of("text")),
            Map.entry("model", List.of()),
            Map.entry("script", List.of()),
            Map.entry("figure", List.of("model")),
            Map.entry("lesson", List.of("text")),
            Map.entry("content", List.of("lesson", "diagnostic")),
            Map.entry("pack", List.of()),
            Map.entry("math", List.of("diagnostic", "pack")),
            Map.entry("markdown", List.of("math", "lesson")),
            Map.entry("notation", List.of("markdown")),
            Map.entry("verify", List.of("markdown", "model")),
            Map.entry("revision", List.of("verify")),
            Map.entry("ledger", List.of("text")),
            Map.entry("publication", List.of("diagnostic")),
            Map.entry("link", List.of("diagnostic")),
            Map.entry("search", List.of("text")),
            Map.entry("picture", List.of("math")),
            Map.entry("site", List.of("revision", "figure", "picture", "publication", "link", "ledger", "search")),
            Map.entry("site.jbake", List.of("site")),
            Map.entry("seal", List.of("content", "verify")),
            Map.entry("build", List.of("site.jbake", "seal", "signature")),
            Map.entry("signature", List.of("diagnostic")),
            Map.entry("preview", List.of("build")),
            Map.entry("audit", List.of("build")),
            Map.entry("project", List.of("content")),
            Map.entry("cli", List.of("preview", "audit", "notation", "project")),
            Map.entry("widget", List.of("figure"))));

    /** What a room may use from outside the project, besides {@link #PLAIN} and JSpecify. */
    private static final Map<String, List<String>> OUTSIDE = Map.ofEntries(
            Map.entry("text", List.of("java.security")),
            Map.entry("ledger", List.of("java.security", "java.lang.reflect")),
            Map.entry("pack", List.of("org.brotli.dec")),
            Map.entry("signature", List.of("java.security..")),
            Map.entry("audit", List.of("org.jsoup..")),
            Map.entry("content", List.of("com.fasterxml.jackson.core..", "com.fasterxml.jackson.dataformat.yaml..")),
            Map.entry(
                    "math",
                    List.of("org.graalvm.polyglot..", "org.jsoup..", "org.apache.fontbox..", "org.apache.pdfbox.io")),
            Map.entry("markdown", List.of("org.commonmark..")),
            Map.entry("revision", List.of("com.github.difflib..")),
            Map.entry("site.jbake", List.of("org.jbake..", "freemarker..", "org.apache.commons.configuration2..")),
            Map.entry("build", List.of("java.net", "java.security")),
            Map.entry("preview", List.of("com.sun.net.httpserver..", "java.net")),
            Map.entry("project", List.of("java.net..")),
            Map.entry("cli", List.of("picocli..", "com.fasterxml.jackson.core..")),
            Map.entry("script", List.of("org.teavm.model..")),
            Map.entry("widget", List.of("org.teavm.jso..")));

    /** What every room may use that does not also run in the browser. */
    private static final List<String> PLAIN =
            List.of("java.util..", "java.io", "java.math", "java.nio..", "java.text", "java.time..");

    private static final Set<String> SHARED_WITH_THE_BROWSER = Set.of("model", "figure", "widget");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("galley");

    @TestFactory
    List<DynamicTest> everyRoomImportsOnlyWhatItsArrowsAllow() {
        List<DynamicTest> tests = new ArrayList<>();
        ARROWS.keySet().forEach(room -> tests.add(DynamicTest.dynamicTest(room, () -> check(room))));
        return tests;
    }

    @TestFactory
    List<DynamicTest> everyPackageIsARoom() {
        return CLASSES.stream()
                .map(type -> type.getPackageName())
                .distinct()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    if (!ARROWS.containsKey(name.replaceFirst("^galley\\.", ""))) {
                        throw new AssertionError(name + " is not drawn");
                    }
                }))
                .toList();
    }

    @Test
    void everyRoomStandsInTheTableOnce() throws IOException {
        List<String> table = Pattern.compile("(?m)^\\| `([a-z.]+)` \\|")
                .matcher(Files.readString(Path.of("src/ARCHITECTURE.md")))
                .results()
                .map(row -> row.group(1))
                .sorted()
                .toList();
        assertEquals(List.copyOf(ARROWS.keySet()), table);
    }

    private static void check(String room) {
        List<String> allowed = new ArrayList<>();
        reachable(room).forEach(other -> allowed.add("galley." + other));
        allowed.addAll(outside(room));
        classes()
                .that()
                .resideInAPackage("galley." + room)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    private static Set<String> reachable(String room) {
        Set<String> found = new TreeSet<>(Set.of(room));
        ARROWS.getOrDefault(room, List.of()).forEach(next -> found.addAll(reachable(next)));
        return found;
    }

    private static List<String> outside(String room) {
        List<String> packages = new ArrayList<>(List.of("", "java.lang..", "java.util", "org.jspecify.annotations"));
        if (!SHARED_WITH_THE_BROWSER.contains(room)) {
            packages.addAll(PLAIN);
        }
        packages.addAll(OUTSIDE.getOrDefault(room, List.of()));
        return packages;
    }
}
