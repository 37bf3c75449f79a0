package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;

/** What helps a reader: the keyboard, the quiz, the notes on numbers, the panel that hashes, zoom and paper. */
class ReadingIT extends ServedSite {
    private static final String PAGE = "learn/atlas/network-adapter/";
    private static final String TEXT = "agents/publications/atlas-lesson-network-adapter.md";
    private static final int STOPS = 150;

    @TempDir
    Path folder;

    @BeforeEach
    void open() {
        browser.get("about:blank");
        browser.get(server.url(PAGE));
    }

    @AfterEach
    void nothingWasComplainedOf() {
        Emulation.prefer(browser, "", "");
        Emulation.ownScreen(browser);
        assertEquals(List.of(), Browser.complaints(browser));
    }

    @Test
    void theKeyboardReachesEverythingAndShowsWhereItIs() {
        String stop = "const at = document.activeElement; if (at === document.body) return 'end';"
                + "const style = getComputedStyle(at); at.dataset.reached = '';"
                + "return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 ? '' : at.outerHTML";
        browser.findElement(By.tagName("body")).sendKeys(Keys.TAB);
        Object seen = browser.executeScript(stop);
        for (int i = 0; i < STOPS && !"end".equals(seen); i++) {
            assertEquals("", seen, "no visible focus");
            browser.switchTo().activeElement().sendKeys(Keys.TAB);
            seen = browser.executeScript(stop);
        }
        Object missed = browser.executeScript("return [...document.querySelectorAll("
                + "'a[href], button, summary, input:not([type=radio]), [type=radio]:first-of-type, [tabindex]')]"
                + ".filter(e => e.checkVisibility({contentVisibilityAuto: true}) && !('reached' in e.dataset)"
                + " && !(e.type === 'radio' && document.querySelector(`[name=\"${e.name}\"][data-reached]`)))"
                + ".map(e => e.outerHTML)");
        assertEquals(List.of(), missed);
    }

    @Test
    void theQuizAnswersByStyleAlone() {
        WebElement first = browser.findElement(By.cssSelector(".options input"));
        first.sendKeys(Keys.SPACE);
        assertEquals("\"right\"", verdict());
        first.sendKeys(Keys.ARROW_DOWN);
        assertEquals("\"not this one\"", verdict());
    }

    private static Object verdict() {
        return browser.executeScript("return getComputedStyle("
                + "document.querySelector('.option:has(:checked) label'), '::after').content");
    }

    @Test
    void aNumberLeadsToItsNoteAndBack() {
        WebElement number = browser.findElement(By.cssSelector(".section-example .claim"));
        assertEquals("40 μs", number.getText());
        number.sendKeys(Keys.ENTER);
        WebElement note = browser.findElement(By.cssSelector(".notes li:target"));
        String said = note.getText().replace('\u00A0', ' ');
        assertTrue(said.contains("Serialization M/B is 40 μs for α = 5 μs, M = 1 MB, B = 25 GB/s"), said);
        note.findElement(By.tagName("a")).sendKeys(Keys.ENTER);
        assertEquals(
                "40 μs", browser.findElement(By.cssSelector(".claim:target")).getText());
        assertEquals(6, browser.findElements(By.cssSelector(".claim")).size());
    }

    @Test
    void thePanelHashesTheServedText() {
        assertTrue(hashed().startsWith("Your browser hashed 5793 bytes and found the content hash."), hashed());
    }

    @Test
    void thePanelFindsAnotherText() throws Exception {
        Path copy = folder.resolve("site");
        try (Stream<Path> all = Files.walk(BuiltSite.folder())) {
            for (Path file : all.toList()) {
                Path to = copy.resolve(BuiltSite.folder().relativize(file).toString());
                Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.writeString(copy.resolve(TEXT), "Another text\n");
        try (SiteServer other = SiteServer.start(copy, "/")) {
            browser.get(other.url(PAGE));
            assertTrue(hashed().startsWith("The served text is not the text of this page’s record"), hashed());
        }
    }

    @Test
    void thePanelSaysWhatAPageFromDiskCannotDo() throws Exception {
        browser.get(BuiltSite.lesson().toUri().toString());
        assertTrue(hashed().startsWith("This page was opened from disk"), hashed());
    }

    private static String hashed() {
        browser.findElement(By.cssSelector("[data-verify] button")).click();
        WebElement said = browser.findElement(By.cssSelector("[data-verify] [role=status]"));
        new WebDriverWait(browser, Duration.ofSeconds(10))
                .until(b -> !said.getText().startsWith("Hashing"));
        return said.getText();
    }

    @Test
    void zoomNeverMakesThePageScrollSideways() {
        Emulation.screen(browser, 320, 4);
        assertEquals(0L, overflow(), "400 %");
        Emulation.screen(browser, 640, 1);
        browser.executeScript("document.documentElement.style.fontSize = '200%'");
        assertEquals(0L, overflow(), "text at 200 %");
    }

    private static Object overflow() {
        return browser.executeScript(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    }

    @Test
    void onPaperTheAnswerStandsAtTheEnd() throws Exception {
        String shown = "return ['.lesson .answer', '.answers', '.contents', 'details.cite'].map("
                + "s => document.querySelector(s).checkVisibility())";
        assertEquals(List.of(true, false, true, true), browser.executeScript(shown));
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        assertEquals(List.of(false, true, false, false), browser.executeScript(shown));
    }

    @Test
    void itIsLookedAtInEveryWayOfReading() throws Exception {
        Path shots = Files.createDirectories(Path.of("target", "screenshots"));
        for (String[] way : new String[][] {
            {"prefers-color-scheme", "light"}, {"prefers-color-scheme", "dark"}, {"forced-colors", "active"}
        }) {
            Emulation.prefer(browser, way[0], way[1]);
            for (int width : new int[] {360, 768, 1440}) {
                Emulation.screen(browser, width, 1);
                Object height = browser.executeScript("return document.documentElement.scrollHeight");
                browser.executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
                byte[] shot = browser.getScreenshotAs(OutputType.BYTES);
                Files.write(shots.resolve("lesson-" + way[1] + "-" + width + ".png"), shot);
                assertTrue(shot.length > 10_000, way[1] + " " + width + " is empty");
            }
        }
    }
}
