package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.FolderCopy;
import galley.build.BuildOptions;
import galley.build.BuildResult;
import galley.build.SiteBuild;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.site.jbake.JBakeBaker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** With {@code site.integrity=true} a browser loads what was built and nothing else; below a path, 404.html works. */
class IntegrityIT {
    private static final String PAGE = "learn/atlas/network-adapter/";

    @TempDir
    static Path folder;

    private static ChromeDriver browser;
    private static Path site;

    @BeforeAll
    static void build() throws Exception {
        browser = Browser.start(true);
        Path templates = folder.resolve("templates");
        FolderCopy.of(Path.of("templates"), templates);
        Path properties = templates.resolve("jbake.properties");
        String text = Files.readString(properties);
        assertTrue(text.contains("site.integrity=false"));
        Files.writeString(properties, text.replace("site.integrity=false", "site.integrity=true"));
        site = folder.resolve("site");
        BuildOptions options = new BuildOptions(
                Path.of("content"),
                templates,
                Path.of("assets"),
                site,
                Optional.of("http://127.0.0.1/deep/repo"),
                2,
                Optional.empty(),
                false);
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            BuildResult result = new SiteBuild(options, formulas, new JBakeBaker()).run();
            assertTrue(
                    result.published().isPresent(), result.diagnostics().list().toString());
        }
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    @Test
    void everySheetAndScriptHasItsDigestAndLoads() throws Exception {
        try (SiteServer server = SiteServer.start(site, "/deep/repo/")) {
            browser.get(server.url(PAGE));
            assertEquals(List.of(), Browser.complaints(browser));
            assertEquals(
                    0, count("link[rel=stylesheet]:not([integrity^='sha256-']), script:not([integrity^='sha256-'])"));
            assertTrue(count("link[rel=stylesheet]") >= 2 && count("script") >= 2);
            assertEquals(0, count("form.calculator input[readonly]"), "the calculator runs");
        }
    }

    @Test
    void whatWasChangedBehindTheBuildIsRefused() throws Exception {
        try (SiteServer server = SiteServer.start(site, "/deep/repo/")) {
            browser.get(server.url(PAGE));
            String address = browser.findElement(By.cssSelector("script[src*=calculator]"))
                    .getAttribute("src");
            Path script = site.resolve(address.substring(server.url("").length()));
            byte[] before = Files.readAllBytes(script);
            try {
                Files.writeString(script, Files.readString(script) + " ");
                browser.get("about:blank");
                Browser.complaints(browser);
                browser.get(server.url(PAGE));
                List<String> complaints = Browser.complaints(browser);
                assertEquals(1, complaints.size(), complaints.toString());
                assertTrue(complaints.get(0).contains("integrity"), complaints.get(0));
                assertTrue(count("form.calculator input[readonly]") > 0, "the calculator does not run");
            } finally {
                Files.write(script, before);
            }
        }
    }

    @Test
    void thePageForMissingAddressesWorksAtAnyDepth() throws Exception {
        try (SiteServer server = SiteServer.start(site, "/deep/repo/")) {
            for (String missing : List.of("none", "none/", "a/b/c/d/e.html", "learn/atlas/network-adapter/none")) {
                browser.get(server.url(missing));
                List<String> complaints = Browser.complaints(browser);
                assertEquals(1, complaints.size(), complaints.toString());
                assertTrue(complaints.get(0).contains("404"), complaints.get(0));
                assertEquals(
                        "There is no page at this address",
                        browser.findElement(By.tagName("h1")).getText());
                Object styled = browser.executeScript(
                        "return [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)");
                assertEquals(true, styled, missing);
                browser.findElement(By.linkText("All lessons")).click();
                assertEquals(server.url(""), browser.getCurrentUrl());
                assertFalse(browser.findElements(By.className("lesson-link")).isEmpty());
            }
        }
    }

    private static int count(String selector) {
        return browser.findElements(By.cssSelector(selector)).size();
    }
}
