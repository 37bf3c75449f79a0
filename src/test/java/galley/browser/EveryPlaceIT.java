package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.publication.Folder;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** The same folder works at the root of a host, below a path, and from disk: every page, every link, every file loaded. */
class EveryPlaceIT {
    private static final String PROBLEMS = """
            const done = arguments[0];
            document.fonts.ready.then(() => {
              const problems = [];
              for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) {
                if (!sheet.sheet) problems.push("no sheet " + sheet.href);
              }
              for (const font of document.fonts) {
                if (font.status === "error") problems.push("no font " + font.family);
              }
              if (document.querySelector(".katex") && ![...document.fonts].some(f => f.status === "loaded")) {
                problems.push("no font of formulas");
              }
              for (const field of document.querySelectorAll("form.calculator input")) {
                if (field.readOnly) problems.push("no calculator for " + field.id);
              }
              done(problems);
            });
            """;

    private static ChromeDriver browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(true);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    @Test
    void atTheRootOfAHost() throws Exception {
        try (SiteServer server = SiteServer.start(BuiltSite.folder(), "/")) {
            visitFrom(server.url(""));
        }
    }

    @Test
    void belowAPath() throws Exception {
        try (SiteServer server = SiteServer.start(BuiltSite.folder(), "/deep/repo/")) {
            visitFrom(server.url(""));
        }
    }

    @Test
    void fromDisk() throws Exception {
        visitFrom(BuiltSite.folder().toRealPath().toUri().toString());
    }

    /** Follows every link from the index on; every page but the one for missing addresses must be met on the way;
     * that for searching from disk, which a script opens, from disk alone. */
    private static void visitFrom(String root) throws Exception {
        TreeSet<String> met = new TreeSet<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(root + "index.html"));
        while (!waiting.isEmpty()) {
            String address = waiting.remove();
            String path = path(address, root);
            if (!met.add(path)) {
                continue;
            }
            assertTrue(Files.isRegularFile(BuiltSite.folder().resolve(path)), address);
            if (path.endsWith(".html")) {
                visit(address);
                links().stream().filter(link -> link.startsWith(root)).forEach(waiting::add);
            }
        }
        TreeSet<String> pages = Folder.paths(BuiltSite.folder()).stream()
                .map(file -> relative(file))
                .filter(path -> path.endsWith(".html") && !path.equals("404.html"))
                .filter(path -> root.startsWith("file:") || !path.equals("search/from-disk.html"))
                .collect(Collectors.toCollection(TreeSet::new));
        met.removeIf(path -> !path.endsWith(".html"));
        assertEquals(pages, met);
    }

    private static String relative(Path file) {
        return Path.of("target", "built-site").relativize(file).toString();
    }

    private static void visit(String address) {
        browser.get(address);
        assertEquals(List.of(), browser.executeAsyncScript(PROBLEMS), address);
        assertEquals(List.of(), Browser.complaints(browser), address);
    }

    private static List<String> links() {
        Object links = browser.executeScript("return [...document.querySelectorAll('a[href]')].map(a => a.href)");
        return ((List<?>) links).stream().map(String::valueOf).toList();
    }

    /** The file that a static host serves for an address; from disk, a folder serves none. */
    private static String path(String address, String root) {
        String path = URI.create(address.replaceFirst("#.*", "")).getPath();
        path = path.substring(URI.create(root).getPath().length());
        boolean folder = path.isEmpty() || path.endsWith("/");
        return folder && !root.startsWith("file:") ? path + "index.html" : path;
    }
}
