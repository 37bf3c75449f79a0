package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.SiteBuild;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.site.jbake.JBakeBaker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** A theme of one style sheet, three fragments and one file of properties gives every page a second look. */
class ThemeIT {
    private static final Path THEME = Path.of("src/test/resources/themes/night");
    private static final String LESSON = "lessons/first-lesson/index.html";

    @TempDir
    static Path folder;

    private static ChromeDriver browser;
    private static SiteServer server;

    @BeforeAll
    static void build() throws Exception {
        for (String part : List.of("templates", "assets")) {
            copy(Path.of(part), folder.resolve(part));
            copy(THEME.resolve(part), folder.resolve(part));
        }
        BuildOptions options = new BuildOptions(
                Path.of("src/main/resources/galley/project/files/content"),
                folder.resolve("templates"),
                folder.resolve("assets"),
                folder.resolve("site"),
                Optional.empty(),
                1,
                Optional.empty(),
                false);
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            BuildResult result = new SiteBuild(options, formulas, new JBakeBaker()).run();
            assertTrue(
                    result.published().isPresent(), result.diagnostics().list().toString());
        }
        browser = Browser.start(true);
        server = SiteServer.start(folder.resolve("site"), "/");
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
        if (browser != null) {
            browser.quit();
        }
    }

    @Test
    void everyPageHasTheThemesColoursLettersHeaderAndFooter() {
        for (String page : List.of("index.html", LESSON, "models/message-time/index.html", "404.html")) {
            browser.get(server.url(page));
            assertEquals("rgb(16, 24, 32)", style("body", "backgroundColor"), page);
            assertEquals("rgb(242, 240, 230)", style("body", "color"), page);
            assertTrue(style("h1", "fontFamily").startsWith("Verdana"), page);
            String header =
                    browser.findElement(By.cssSelector("header.masthead")).getText();
            assertTrue(header.contains("Night School") && header.contains("Lessons after dark"), header);
            assertEquals(
                    "Set at night. All lessons of Night School",
                    browser.findElement(By.cssSelector("p.afterword")).getText());
            assertEquals(
                    1,
                    browser.findElements(By.cssSelector("meta[name=theme-color]"))
                            .size());
            assertTrue(browser.getTitle().contains("Night School"), browser.getTitle());
        }
    }

    @Test
    void thePolicyHoldsAndNothingIsMissing() {
        browser.get(server.url(LESSON));
        assertEquals(List.of(), Browser.complaints(browser));
        browser.findElement(By.cssSelector("p.afterword a")).click();
        assertEquals(server.url("index.html"), browser.getCurrentUrl());
        assertEquals(List.of(), Browser.complaints(browser));
    }

    private static Object script(String body) {
        return Objects.requireNonNull(browser.executeScript(body));
    }

    private static String style(String selector, String property) {
        return script("return getComputedStyle(document.querySelector('" + selector + "'))." + property)
                .toString();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(Objects.requireNonNull(target.getParent()));
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
