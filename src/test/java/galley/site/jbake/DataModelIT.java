package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.SiteBuild;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.site.BakeOrder;
import galley.site.PlannedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code templates/DATA-MODEL.md} says of the models is what the models hold, both ways. */
class DataModelIT {
    private static final Path DOCUMENT = Path.of("templates/DATA-MODEL.md");
    private static final Path ABOUT = Path.of("src/main/resources/galley/project/files/content/about.md");
    private static final Pattern LINE = Pattern.compile("(?m)^- `([^`]+)` (text|number|truth)\\b");

    /** Members that few records have, all in one. */
    private static final String FULL = SealedLesson.of("# A\n\nText of [a link](https://example.org/).\n")
            .text("id", "full")
            .text("author", "A. Author")
            .text("series", "A series")
            .text("license", "CC-BY-4.0")
            .text("publishedDate", "2026-01-01")
            .text("recordHash", "0".repeat(64))
            .json("citations", "[{\"title\": \"a link\", \"url\": \"https://example.org/\"}]")
            .json("supersedes", "[\"old\"]")
            .json("related", "[\"atlas-lesson-network-adapter\"]")
            .record();

    private static final String FIGURE = """
            figures:
              - {caption: Time, section: A, model: message-time, over: payload, from: 64 B, to: 1 GB}
            """;

    private static final String OLD = SealedLesson.of("# Old\n")
            .text("id", "old")
            .json("supersededBy", "[\"full\"]")
            .record();

    private static final String BEFORE =
            SealedLesson.of("# Step\n\n$$\nx^2\n$$\n").text("id", "step").record();

    private static final String AFTER = SealedLesson.of("# Step\n\nNo formula.\n")
            .text("id", "step")
            .text("version", "2.0.0")
            .record();

    @TempDir
    Path folder;

    @Test
    void theDocumentNamesEveryValueAndNoOther() throws Exception {
        Path content = Files.createDirectory(folder.resolve("content"));
        copy(Path.of("content/lessons"), content);
        copy(Path.of("src/test/resources/galley/revision/lessons"), content);
        Files.copy(ABOUT, content.resolve("about.md"));
        Files.writeString(content.resolve("full.json"), FULL);
        Files.writeString(content.resolve("full.examples.yaml"), FIGURE);
        Files.writeString(content.resolve("old.json"), OLD);
        Files.writeString(content.resolve("step-1.json"), BEFORE);
        Files.writeString(content.resolve("step-2.json"), AFTER);
        assertEquals(lines(documented()), lines(walked(content)));
    }

    private SortedMap<String, String> walked(Path content) throws Exception {
        List<BakeOrder> orders = new ArrayList<>();
        BuildOptions options = new BuildOptions(
                content,
                Path.of("templates"),
                Path.of("assets"),
                folder.resolve("site"),
                Optional.of("https://example.org/"),
                1,
                Optional.empty(),
                false);
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            BuildResult result = new SiteBuild(options, formulas, order -> {
                        orders.add(order);
                        return new JBakeBaker().bake(order);
                    })
                    .run();
            assertTrue(
                    result.published().isPresent(), result.diagnostics().list().toString());
        }
        ModelWalk walk = new ModelWalk();
        walk.walk("site", orders.get(0).site());
        for (PlannedPage page : orders.get(0).pages()) {
            walk.walk(page.type(), page.model());
        }
        return walk.found();
    }

    private static SortedMap<String, String> documented() throws IOException {
        SortedMap<String, String> documented = new TreeMap<>();
        Matcher line = LINE.matcher(Files.readString(DOCUMENT));
        while (line.find()) {
            documented.put(line.group(1), line.group(2));
        }
        return documented;
    }

    /** As the document writes them, so that what is missing there can be copied. */
    private static String lines(SortedMap<String, String> kinds) {
        StringBuilder out = new StringBuilder();
        kinds.forEach((path, kind) ->
                out.append("- `").append(path).append("` ").append(kind).append('\n'));
        return out.toString();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
            }
        }
    }
}
