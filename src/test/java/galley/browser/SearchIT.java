package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.SmallCatalogue;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Searching, over the web and from disk, and the pages around the lessons as axe-core sees them. */
class SearchIT {
    @TempDir
    static Path folder;

    private static ChromeDriver browser;
    private static SiteServer server;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start(true);
        SmallCatalogue.write(folder.resolve("content"));
        BuiltSite.build(folder.resolve("content"), folder.resolve("site"), 2);
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

    @AfterEach
    void scriptsAgain() {
        Emulation.scripts(browser, true);
    }

    private static List<String> results(String status) {
        new WebDriverWait(browser, Duration.ofSeconds(20))
                .until(ExpectedConditions.textMatches(By.id("search-status"), Pattern.compile(status)));
        int count = status.startsWith("No") ? 0 : Integer.parseInt(status.split(" ", 2)[0]);
        new WebDriverWait(browser, Duration.ofSeconds(20))
                .until(ExpectedConditions.numberOfElementsToBe(By.cssSelector("#search-results > li"), count));
        return browser.findElements(By.cssSelector("#search-results > li > a")).stream()
                .map(WebElement::getText)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "ELECTRIC, 2 lessons, Electric charge|Electric field",
        "electric fiel, 2 lessons, Electric field",
        "μ, 1 lesson, Carrying adder μ",
        "mu, 1 lesson, Carrying adder μ",
        "alpha, 1 lesson, Electric charge",
        "α, 1 lesson, Electric charge",
        "Çapacitance, 2 lessons, Carrying adder μ|",
        "energy, 1 lesson, Logic gate",
        "nowhere, No lesson has all of these words., ''",
    })
    void findsLessonsByWords(String words, String status, String titles) {
        browser.get(
                server.url("search/?q=" + java.net.URLEncoder.encode(words, java.nio.charset.StandardCharsets.UTF_8)));
        List<String> found = results(status);
        for (String title : titles.split("\\|", -1)) {
            assertTrue(title.isEmpty() || found.contains(title), found.toString());
        }
        assertEquals(List.of(), Browser.complaints(browser));
    }

    @Test
    void aTitleComesBeforeAText() {
        browser.get(server.url("search/?q=field"));
        assertEquals("Electric field", results("2 lessons").get(0));
    }

    @Test
    void aResultLeadsToItsSection() {
        browser.get(server.url("search/?q=capacitance"));
        results("2 lessons");
        WebElement link = browser.findElement(By.cssSelector("#search-results .in-sections a"));
        assertEquals("Growth", link.getText());
        link.click();
        assertTrue(browser.getCurrentUrl().endsWith("#section-3"), browser.getCurrentUrl());
        assertEquals("Growth", browser.findElement(By.id("section-3")).getText());
    }

    @Test
    void aKeyboardIsEnough() {
        browser.get(server.url("search/"));
        WebElement field = browser.findElement(By.id("search-words"));
        field.sendKeys("gate" + Keys.ENTER);
        assertEquals("Logic gate", results("1 lesson").get(0));
        assertTrue(browser.getCurrentUrl().endsWith("search/?q=gate"), browser.getCurrentUrl());
        assertEquals(List.of(), Browser.complaints(browser));
    }

    @Test
    void worksFromDisk() {
        browser.get(folder.resolve("site/search/index.html").toUri() + "?q=electric");
        assertEquals(2, results("2 lessons").size());
        assertTrue(browser.getCurrentUrl().contains("from-disk.html"), browser.getCurrentUrl());
        assertEquals(List.of(), Browser.complaints(browser));
    }

    @Test
    void withoutScriptsTheTopicsAreThere() {
        Emulation.scripts(browser, false);
        browser.get(server.url("search/"));
        assertTrue(browser.findElement(By.tagName("main")).getText().contains("needs JavaScript"));
        assertTrue(!browser.findElement(By.id("search-form")).isDisplayed());
        assertEquals(4, browser.findElements(By.cssSelector(".folders a")).size());
    }

    @ParameterizedTest
    @CsvSource({"light, 1280", "dark, 1280", "light, 320"})
    void noRuleOfAccessibilityIsBroken(String scheme, int width) {
        Emulation.prefer(browser, "prefers-color-scheme", scheme);
        Emulation.screen(browser, width, 1);
        for (String page : List.of(
                "",
                "topics/",
                "topics/physics/",
                "learn/",
                "learn/small/",
                "map/",
                "notation/",
                "sources/",
                "search/?q=electric",
                "about.html",
                "learn/small/gate/")) {
            browser.get(server.url(page));
            assertEquals(List.of(), Axe.violations(browser), page);
        }
        Emulation.prefer(browser, "", "");
        Emulation.ownScreen(browser);
    }
}
