package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The seed's page as its readers use it. */
class LessonPageIT extends ServedSite {
    private static final String PAGE = "learn/atlas/network-adapter/";

    @BeforeEach
    void open() {
        browser.get("about:blank");
        browser.get(server.url(PAGE));
    }

    @AfterEach
    void nothingWasComplainedOf() {
        assertEquals(List.of(), Browser.complaints(browser));
    }

    @Test
    void resultsAndFigureFollowEveryKeystroke() {
        assertEquals("45 μs", result("total"));
        String curve = curve();
        WebElement payload = input("payload");
        payload.clear();
        payload.sendKeys("1 k");
        assertEquals("—", result("total"), "\"1 k\" is no quantity yet");
        payload.sendKeys("B");
        assertEquals("5.04 μs", result("total"));
        assertEquals("40 ns", result("serialization"));
        WebElement alpha = input("alpha");
        alpha.clear();
        alpha.sendKeys("50 us");
        assertEquals("50.04 μs", result("total"));
        assertNotEquals(curve, curve());
    }

    @Test
    void badInputGetsAMessageBesideTheFieldAndNeverNaN() {
        for (String bad : List.of("", "NaN", "Infinity", "-1 B", "1,5 MB", "0x10 B", "1 s", "1e999 B", "２ MB")) {
            WebElement payload = input("payload");
            payload.clear();
            payload.sendKeys(bad.isEmpty() ? "x" + Keys.BACK_SPACE : bad);
            assertEquals("true", payload.getAttribute("aria-invalid"), bad);
            assertFalse(problem("payload").isBlank(), bad);
            assertEquals("—", result("total"), bad);
            assertFalse(
                    browser.findElement(By.cssSelector("form.calculator"))
                            .getText()
                            .contains("NaN"),
                    bad);
        }
        WebElement payload = input("payload");
        payload.clear();
        payload.sendKeys("1 MB");
        assertEquals("45 μs", result("total"));
        assertEquals("", problem("payload"));
    }

    @Test
    void bitsForBytesAreNotMixedSilently() {
        WebElement bandwidth = input("bandwidth");
        bandwidth.clear();
        bandwidth.sendKeys("400 Gb/s");
        assertTrue(problem("bandwidth").replace('\u00A0', ' ').contains("50 GB/s"), problem("bandwidth"));
    }

    @Test
    void theFragmentKeepsTheState() {
        WebElement payload = input("payload");
        payload.clear();
        payload.sendKeys("1 kB");
        WebDriverWait settled = new WebDriverWait(browser, Duration.ofSeconds(10));
        settled.until(driver -> String.valueOf(driver.getCurrentUrl()).endsWith("#message-time.payload=1+kB"));
        String address = browser.getCurrentUrl();
        browser.get("about:blank");
        browser.get(address);
        assertEquals("1 kB", input("payload").getAttribute("value").replace('\u00A0', ' '));
        assertEquals("5.04 μs", result("total"));
        browser.findElement(By.cssSelector("form.calculator button")).click();
        assertEquals("45 μs", result("total"));
    }

    @Test
    void aFragmentOfASectionStillLeadsThere() {
        browser.get("about:blank");
        browser.get(server.url(PAGE + "#section-7"));
        assertEquals("45 μs", result("total"));
        WebDriverWait scrolled = new WebDriverWait(browser, Duration.ofSeconds(10));
        scrolled.until(driver ->
                browser.executeScript("const top = document.getElementById('section-7').getBoundingClientRect().top;"
                        + " return top >= 0 && top < innerHeight"));
    }

    @Test
    void everyFieldIsReachedByKeyboard() {
        WebElement body = browser.findElement(By.tagName("body"));
        body.sendKeys(Keys.TAB);
        assertEquals("Skip to the lesson", browser.switchTo().activeElement().getText());
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < 80; i++) {
            WebElement active = browser.switchTo().activeElement();
            String name = active.getDomAttribute("name");
            names.append(name == null ? "" : name + " ");
            active.sendKeys(Keys.TAB);
        }
        assertTrue(names.toString().contains("alpha payload bandwidth"), names.toString());
    }

    @Test
    void onlyTheShippedFontsAreAskedForAndNothingFromElsewhere() {
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
        Object loaded = browser.executeScript("return [...document.fonts].filter(f => f.status === 'loaded').length");
        assertEquals(2L, loaded);
        Object foreign = browser.executeScript("return performance.getEntriesByType('resource')"
                + ".map(e => e.name).filter(n => !n.startsWith(location.origin))");
        assertEquals(List.of(), foreign);
    }

    @Test
    void noWidthMakesThePageScrollSideways() throws Exception {
        Path folder = Files.createDirectories(Path.of("target", "screenshots"));
        for (int width : new int[] {320, 360, 768, 1440}) {
            // Headless Chromium has no window narrower than 500 pixels; the emulated screen has.
            browser.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
            Object overflow = browser.executeScript(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assertEquals(0L, overflow, width + " pixels");
            Files.write(folder.resolve("lesson-" + width + ".png"), browser.getScreenshotAs(OutputType.BYTES));
        }
        browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        browser.manage().window().setSize(new Dimension(1280, 900));
    }

    @Test
    void nothingMovesWhileLoading() {
        Object shift = browser.executeAsyncScript("const done = arguments[0]; let sum = 0;"
                + "new PerformanceObserver(list => list.getEntries().forEach(e => sum += e.value))"
                + ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(sum * 1000), 500)");
        assertTrue(((Number) shift).doubleValue() < 1, "layout shift " + shift + " / 1000");
    }

    @Test
    void theSamePageWorksBelowAnotherPath() throws Exception {
        try (SiteServer below = SiteServer.start(BuiltSite.folder(), "/repo/")) {
            browser.get(below.url(PAGE));
            assertEquals("45 μs", result("total"));
            input("payload").clear();
            input("payload").sendKeys("1 kB");
            assertEquals("5.04 μs", result("total"));
        }
    }

    @Test
    void theSamePageWorksOpenedFromDisk() throws Exception {
        browser.get(BuiltSite.lesson().toUri().toString());
        input("payload").clear();
        input("payload").sendKeys("1 kB");
        assertEquals("5.04 μs", result("total"));
    }

    @Test
    void withoutScriptThePageReadsWithItsResults() throws Exception {
        ChromeDriver plain = Browser.start(false);
        try {
            plain.get(server.url(PAGE));
            assertEquals("45 μs", text(plain, "output[name=total]"));
            assertEquals(
                    0,
                    plain.findElements(By.cssSelector("button")).stream()
                            .filter(WebElement::isDisplayed)
                            .count());
            assertTrue(plain.findElement(By.cssSelector("svg.plot")).isDisplayed());
            assertEquals(List.of(), Browser.complaints(plain));
        } finally {
            plain.quit();
        }
    }

    private static WebElement input(String name) {
        return browser.findElement(By.cssSelector("form.calculator input[name=" + name + "]"));
    }

    private static String problem(String name) {
        return text(browser, "input[name=" + name + "] ~ .problem");
    }

    private static String result(String name) {
        return text(browser, "output[name=" + name + "]");
    }

    private static String curve() {
        return String.valueOf(browser.findElement(By.cssSelector(".plot-curve")).getDomAttribute("d"));
    }

    private static String text(ChromeDriver driver, String selector) {
        String text = driver.findElement(By.cssSelector(selector)).getDomProperty("textContent");
        return String.valueOf(text).replace('\u00A0', ' ');
    }
}
