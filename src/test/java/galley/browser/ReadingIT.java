package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.HashSet;
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
    private static final String SCROLLERS = "const scrollers = [...document.querySelectorAll('*')]"
            + ".filter(e => getComputedStyle(e).overflowX === 'auto' && e.checkVisibility() && !e.matches('html, nav *'));";

    /** Numbers of the added sentences whose unit could stand on the next line. */
    private static final String BROKEN = "const places = ':is(.notes, .given, .hint, .results, .example-table)';"
            + " return [...document.querySelectorAll(`${places}, ${places} *`)]"
            + ".filter(e => getComputedStyle(e).whiteSpace !== 'nowrap')"
            + ".flatMap(e => [...e.childNodes]).filter(node => node.nodeType === 3)"
            + ".flatMap(node => node.data.match(/[0-9] (?:[num\u03bckMGT]?[sBb]|%)(?![a-z])/g) ?? [])";

    /** Pairs of texts of one drawing whose boxes overlap, but for a pixel. */
    private static final String OVERLAPS = "return [...document.querySelectorAll('svg.plot')].flatMap(svg => {"
            + " const boxes = [...svg.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]);"
            + " return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([, b]) =>"
            + " Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1"
            + " && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5).map(([other]) => one + ' over ' + other)); })";

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
                + "'a[href]:not(.anchor), button, summary, input:not([type=radio]), [type=radio]:first-of-type, [tabindex]:not(.anchor)')]"
                + ".filter(e => e.checkVisibility({contentVisibilityAuto: true}) && !('reached' in e.dataset)"
                + " && !(e.type === 'radio' && document.querySelector(`[name=\"${e.name}\"][data-reached]`)))"
                + ".map(e => e.outerHTML)");
        assertEquals(List.of(), missed);
    }

    /** A heading is heard as it is written, a question names its options, and a drawing says what there is to see. */
    @Test
    void aScreenReaderHearsThePageAsItIsMeant() {
        List<String> tree = AccessibilityTree.of(browser);
        for (String part : List.of(
                "heading: The mechanism",
                "heading: What does RDMA principally reduce in a supported transfer?",
                "group: What does RDMA principally reduce in a supported transfer?",
                "radio: The remote CPU’s work copying and processing the payload.",
                "navigation: Contents of this page",
                "group: Formula: Small messages and large transfers have different bottlenecks",
                "image: Path: Network interface adapter",
                "region: The mechanism",
                "textbox: Payload size M")) {
            assertTrue(tree.contains(part), part + " in " + tree);
        }
        String path = browser.findElement(By.cssSelector(".path desc")).getDomProperty("textContent");
        assertEquals(
                "Local memory transfer: Registered host or supported GPU buffers. Then Network interface adapter: steps"
                        + " 1, 2. Then Network packets, Received packets. Then The remote adapter: step 3. Then supported"
                        + " buffers.",
                path);
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
    void noPageScrollsSidewaysHoweverNarrowOrLarge() {
        for (String page : everyKindOfPage()) {
            browser.get(page);
            Emulation.screen(browser, 320, 1);
            assertEquals(0L, overflow(), page + " at 320 pixels");
            Emulation.screen(browser, 320, 4);
            assertEquals(0L, overflow(), page + " at 400 %");
            Emulation.screen(browser, 640, 1);
            browser.executeScript("document.documentElement.style.fontSize = '200%'");
            assertEquals(0L, overflow(), page + " with text at 200 %");
        }
    }

    @Test
    void boxesThatScrollHaveNamesOfTheirOwnAndShowThatTheyScroll() {
        Emulation.screen(browser, 360, 1);
        for (String page : everyKindOfPage()) {
            browser.get(page);
            Object names = browser.executeScript(SCROLLERS
                    + "return scrollers.map(e => e.ariaLabel ?? document.getElementById("
                    + "e.getAttribute('aria-labelledby'))?.textContent ?? '')");
            List<?> all = (List<?>) names;
            assertEquals(all.size(), new HashSet<>(all).size(), page + " " + all);
            assertFalse(all.contains(""), page + " " + all);
            assertEquals(
                    List.of(),
                    browser.executeScript(SCROLLERS + "return scrollers.filter(e => e.tabIndex !== 0"
                            + " || getComputedStyle(e).backgroundAttachment !== 'local, local, scroll, scroll, scroll')"
                            + ".map(e => e.outerHTML)"),
                    page);
        }
        browser.get(server.url(PAGE));
        Object wide =
                browser.executeScript(SCROLLERS + "return scrollers.filter(e => e.scrollWidth > e.clientWidth).length");
        assertTrue((Long) wide >= 2, wide + " of the seed's boxes scroll on a phone");
    }

    @Test
    void withForcedColoursAnEdgeSaysThatThereIsMore() {
        Emulation.prefer(browser, "forced-colors", "active");
        Emulation.screen(browser, 360, 1);
        String edges = "const box = document.querySelector('.table-scroll'); box.scrollLeft = arguments[0];"
                + " const done = arguments[1]; requestAnimationFrame(() => requestAnimationFrame(() => {"
                + " const style = getComputedStyle(box); done(style.borderLeftStyle + ' ' + style.borderRightStyle); }))";
        assertEquals("none dashed", browser.executeAsyncScript(edges, 0));
        assertEquals("dashed dashed", browser.executeAsyncScript(edges, 60));
        assertEquals("dashed none", browser.executeAsyncScript(edges, 5000));
        Emulation.screen(browser, 1440, 1);
        browser.get("about:blank");
        browser.get(server.url(PAGE));
        assertEquals("none none", browser.executeAsyncScript(edges, 0));
    }

    @Test
    void numbersStayBesideTheirUnits() {
        for (int width : new int[] {320, 360, 768, 1440}) {
            Emulation.screen(browser, width, 1);
            Object parted = browser.executeScript("return [...document.querySelectorAll("
                    + "'.q, .claim, .number, .notes .symbol, .result output')].filter(e => new Set("
                    + "[...e.getClientRects()].map(box => Math.round(box.top))).size > 1).map(e => e.outerHTML)");
            assertEquals(List.of(), parted, width + " pixels");
        }
        Object words = browser.executeScript(BROKEN);
        assertEquals(List.of(), words);
    }

    @Test
    void readersWhoAskForLessMotionGetNone() {
        String moving = "return [...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);"
                + " return s.transitionDuration !== '0s' || s.animationName !== 'none' || s.scrollBehavior === 'smooth'; })"
                + ".length";
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        assertEquals(0L, browser.executeScript(moving));
        Emulation.prefer(browser, "prefers-reduced-motion", "no-preference");
        assertEquals(1L, browser.executeScript(moving), "only the page itself scrolls smoothly");
    }

    @Test
    void anOldDrawingLooksOldWhileAFieldHasAProblem() {
        String opacity = "return getComputedStyle(document.querySelector('form.calculator .plot')).opacity";
        assertEquals("1", browser.executeScript(opacity));
        WebElement payload = browser.findElement(By.cssSelector("input[name=payload]"));
        payload.clear();
        payload.sendKeys("1 x");
        assertEquals("0.4", browser.executeScript(opacity));
        payload.clear();
        payload.sendKeys("1 MB");
        assertEquals("1", browser.executeScript(opacity));
    }

    @Test
    void thePathStandsBesideTheStepsWhereThereIsRoom() {
        String places = "const of = s => document.querySelector(s).getBoundingClientRect();"
                + " const steps = of('.steps'), path = of('.mechanism-path');"
                + " return path.left >= steps.right && Math.abs(path.top - steps.top) < 30 ? 'beside'"
                + " : path.top >= steps.bottom ? 'below' : 'over'";
        for (int width : new int[] {320, 360, 700, 768, 1024, 1440}) {
            Emulation.screen(browser, width, 1);
            assertEquals(width < 736 ? "below" : "beside", browser.executeScript(places), width + " pixels");
        }
        assertEquals(
                List.of("1", "2", "3"),
                browser.findElements(By.cssSelector(".path-number")).stream()
                        .map(number -> number.getDomProperty("textContent"))
                        .toList());
    }

    @Test
    void labelsOfDrawingsLieNotOverOneAnother() {
        for (String page : List.of(PAGE, "models/line-rate/", "models/ring-all-reduce/", "models/message-time/")) {
            browser.get(server.url(page));
            assertEquals(List.of(), browser.executeScript(OVERLAPS), page);
        }
        browser.get(server.url(PAGE));
        for (String size : List.of("1 B", "700 B", "2 kB", "100 kB", "130 kB", "800 kB", "3 MB", "900 MB", "1 TB")) {
            WebElement payload = browser.findElement(By.cssSelector("input[name=payload]"));
            payload.clear();
            payload.sendKeys(size);
            assertEquals(List.of(), browser.executeScript(OVERLAPS), size);
        }
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
        Object last = browser.executeScript("return document.querySelector('main').lastElementChild.className");
        assertEquals("answers added", last, "nothing but the foot of the page comes behind the answers");
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
