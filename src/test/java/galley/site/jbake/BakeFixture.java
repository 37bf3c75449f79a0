package galley.site.jbake;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.TextReport;
import galley.site.BakeOrder;
import galley.site.PageSink;
import galley.site.PlannedPage;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A small project in a temporary folder, with one type of page, {@code lesson}, until a test says more. */
final class BakeFixture {
    final Path root;
    final Map<String, Object> site = new TreeMap<>(Map.of("name", "Galley"));
    final List<PlannedPage> pages = new ArrayList<>();
    int jobs = 2;

    BakeFixture(Path root) throws IOException {
        this.root = root;
        Files.createDirectories(root.resolve("content"));
        Files.createDirectories(root.resolve("templates"));
        properties("template.lesson.file=lesson.ftlh\n");
    }

    /** The project of the test resources, with pages of each of its types. */
    static BakeFixture ofResources(Path root) throws IOException {
        BakeFixture fixture = new BakeFixture(root);
        for (String name :
                List.of("jbake.properties", "layout.ftlh", "lesson.ftlh", "index.ftlh", "sitemap.ftlx", "robots.ftl")) {
            try (var in = BakeFixture.class.getResourceAsStream("templates/" + name)) {
                fixture.template(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        fixture.lesson(
                "learn/atlas/adapter/index.html",
                Map.of(
                        "title",
                        "title & <i>",
                        "length",
                        5773,
                        "time",
                        5.04,
                        "checked",
                        true,
                        "units",
                        Map.of("T", "s", "B", "byte/s", "α", "μs", "M", "byte"),
                        "body",
                        "<p>ready</p>\r\n<p>made</p>"));
        fixture.page("index.html", "index", Map.of("lessons", List.of(new Entry("learn/atlas/adapter/", "adapter"))));
        fixture.page("sitemap.xml", "sitemap", Map.of("urls", List.of("https://example.org/?a=1&b=2")));
        fixture.page("robots.txt", "robots", Map.of("sitemap", "https://example.org/?a=1&b=2"));
        return fixture;
    }

    /** A record whose components a template reads by name. */
    private record Entry(String path, String title) {}

    BakeFixture properties(String text) throws IOException {
        return template("jbake.properties", text);
    }

    BakeFixture template(String name, String text) throws IOException {
        Path file = root.resolve("templates").resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, Utf8.encode(text));
        return this;
    }

    /** A page with a record that is no JSON at all, because nobody may read it again. */
    BakeFixture lesson(String path, Map<String, Object> model) throws IOException {
        Path source = root.resolve("content").resolve("lesson-" + pages.size() + ".json");
        Files.write(source, new byte[] {(byte) 0xff});
        pages.add(new PlannedPage(path, "lesson", Optional.of(source), model));
        return this;
    }

    BakeFixture page(String path, String type, Map<String, Object> model) {
        pages.add(new PlannedPage(path, type, Optional.empty(), model));
        return this;
    }

    BakeOrder order() {
        return order(root.resolve("out"));
    }

    BakeOrder order(Path output) {
        PageSink files = (page, bytes) -> {
            Path file = output.resolve(page.path());
            Files.createDirectories(file.getParent());
            Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
        };
        return new BakeOrder(root.resolve("content"), root.resolve("templates"), files, jobs, site, pages);
    }

    /** The reports of a bake, without the place of the temporary folder; empty when all is well. */
    String bake() throws IOException {
        return report(new JBakeBaker().bake(order()));
    }

    String report(Diagnostics found) {
        return found.list().stream()
                .map(this::report)
                .collect(Collectors.joining())
                .replace(root + "/", "");
    }

    private String report(Diagnostic diagnostic) {
        return TextReport.of(diagnostic);
    }

    String output(String path) throws IOException {
        return Files.readString(root.resolve("out").resolve(path));
    }

    /** All files below a folder with their text. */
    static SortedMap<String, String> tree(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    files.put(folder.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return files;
    }
}
