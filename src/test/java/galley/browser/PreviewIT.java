package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.FolderCopy;
import galley.SealedLesson;
import galley.build.BuildOptions;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.preview.CountingLog;
import galley.preview.Preview;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** What a writer sees in an open page while the sources change. */
class PreviewIT {
    private static final String TEXT = "return document.querySelector('main, body').innerText";
    private static final String OVERLAY = "const host = document.querySelector('galley-preview');"
            + " const dialog = host && host.shadowRoot.querySelector('dialog');"
            + " return dialog && dialog.open ? dialog.innerText : ''";
    private static final String NOTICE = "const host = document.querySelector('galley-preview');"
            + " const notice = host && host.shadowRoot.querySelector('.notice');"
            + " return notice && !notice.hidden ? notice.textContent : ''";
    private static final String DRAFT = "const host = document.querySelector('galley-preview');"
            + " const draft = host && host.shadowRoot.querySelector('.draft');"
            + " return draft && !draft.hidden ? draft.textContent : ''";
    private static final CountingLog LOG = new CountingLog();

    @TempDir
    static Path folder;

    private static ChromeDriver browser;
    private static FormulaRenderer formulas;
    private static Preview preview;
    private static int tests;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start(true);
        copy("templates");
        copy("assets");
        save("other", "First.");
        formulas = KatexRenderer.create();
        preview = run(0);
    }

    @AfterAll
    static void stop() {
        if (preview != null) {
            preview.close();
            formulas.close();
        }
        if (browser != null) {
            browser.quit();
        }
    }

    /** What the test before left behind is built by the time that a text of this test's own is seen. */
    @BeforeEach
    void openThePage() throws IOException {
        String own = "Test " + ++tests + ".";
        save("a", own);
        browser.get(preview.address() + "lessons/a/");
        await(own, TEXT);
        save("a", "First.");
        await("First.", TEXT);
    }

    @AfterEach
    void everythingIsGoodAgain() throws IOException {
        Files.deleteIfExists(folder.resolve("content/a.md"));
        Emulation.prefer(browser, "", "");
        save("a", "First.");
        save("other", "First.");
        copy("templates");
        await("^$", OVERLAY);
        nothingWasRefused();
    }

    private static void nothingWasRefused() {
        // The browser itself says which pages it was told are missing.
        assertEquals(
                List.of(),
                Browser.complaints(browser).stream()
                        .filter(line -> !line.contains("404 (Not Found)") && !line.contains("503 (Service"))
                        .toList());
    }

    @Test
    void aSaveChangesThePage() throws IOException {
        save("a", "Second.");
        await("Second.", TEXT);
        assertEquals("", browser.executeScript(OVERLAY));
    }

    @Test
    void aBrokenSaveIsShownOverTheLastGoodPageUntilItIsMended() throws IOException {
        saveBroken("a", "Second.");
        await("Not built: 1 problem", OVERLAY);
        String overlay = (String) browser.executeScript(OVERLAY);
        assertTrue(overlay.contains("content/a.json:7:18"), overlay);
        assertTrue(overlay.contains("error[content-hash]"), overlay);
        assertTrue(overlay.contains("Expected the SHA-256"), overlay);
        assertTrue(overlay.contains("^^^"), overlay);
        assertTrue(((String) browser.executeScript(TEXT)).contains("First."));
        save("a", "Third.");
        await("Third.", TEXT);
        await("^$", OVERLAY);
    }

    @Test
    void theSamePageIsRestoredWithoutAReload() throws IOException {
        browser.executeScript("window.mark = 1");
        saveBroken("a", "Second.");
        await("content-hash", OVERLAY);
        save("a", "First.");
        await("^$", OVERLAY);
        assertEquals(1L, browser.executeScript("return window.mark"));
    }

    @Test
    void aPageThatIsOpenedLaterShowsTheFaultToo() throws IOException {
        saveBroken("other", "Second.");
        await("content-hash", OVERLAY);
        browser.get(preview.address());
        await("content/other.json", OVERLAY);
        save("other", "First.");
        await("^$", OVERLAY);
    }

    @Test
    void theFaultCanBePutAsideAndLookedAtAgain() throws IOException {
        saveBroken("a", "Second.");
        await("content-hash", OVERLAY);
        String shadow = "document.querySelector('galley-preview').shadowRoot";
        browser.executeScript(shadow + ".querySelector('.close').click()");
        assertEquals("", browser.executeScript(OVERLAY));
        browser.executeScript(shadow + ".querySelector('.badge').click()");
        await("content-hash", OVERLAY);
        save("a", "First.");
        await("^$", OVERLAY);
        assertEquals(true, browser.executeScript("return " + shadow + ".querySelector('.badge').hidden"));
    }

    @ParameterizedTest
    @CsvSource({
        "prefers-color-scheme, light",
        "prefers-color-scheme, dark",
        "forced-colors, active",
    })
    void theOverlayBreaksNoRuleOfAccessibility(String feature, String value) throws IOException {
        Emulation.prefer(browser, feature, value);
        saveBroken("a", "Second.");
        await("content-hash", OVERLAY);
        nothingWasRefused();
        assertEquals(List.of(), Axe.violations(browser));
        // What axe-core itself tries, the page's policy refuses.
        Browser.complaints(browser);
        save("a", "First.");
    }

    @Test
    void aTextIsShownWhileItIsWrittenAndItsRecordStays() throws IOException {
        Path record = folder.resolve("content/a.json");
        String before = Files.readString(record);
        write("# Lesson\n\nFirst draft.\n\n## More\n\nWords.\n");
        await("First draft\\.[^$]*More", TEXT);
        await("Not sealed yet: galley seal .*content/a\\.md$", DRAFT);
        assertEquals("", browser.executeScript(OVERLAY));
        assertEquals(List.of(), Axe.violations(browser));
        Browser.complaints(browser);
        write("# Lesson\n\n$$\n\\frac{1\n$$\n");
        await("Not built: 1 problem", OVERLAY);
        String overlay = (String) browser.executeScript(OVERLAY);
        assertTrue(overlay.contains("content/a.md:4:"), overlay);
        assertTrue(overlay.contains("error[math-syntax]"), overlay);
        assertTrue(((String) browser.executeScript(TEXT)).contains("First draft."));
        write("# Lesson\n\nSecond draft.\n");
        await("Second draft.", TEXT);
        await("^$", OVERLAY);
        await("Not sealed yet", DRAFT);
        assertEquals(before, Files.readString(record));
        browser.executeScript("window.mark = 1");
        save("a", "Second draft.");
        await("^$", DRAFT);
        assertEquals(1L, browser.executeScript("return window.mark"), "sealing changes no byte of the page");
    }

    private static void write(String markdown) throws IOException {
        Files.writeString(folder.resolve("content/a.md"), markdown);
    }

    @Test
    void aPageIsNotReloadedForAnother() throws IOException {
        browser.executeScript("window.mark = 1");
        int before = LOG.builds();
        save("other", "Second.");
        until(() -> LOG.builds() > before);
        save("other", "First.");
        until(() -> LOG.builds() > before + 1);
        assertEquals(1L, browser.executeScript("return window.mark"));
        save("a", "Second.");
        await("Second.", TEXT);
        assertEquals(null, browser.executeScript("return window.mark"));
    }

    @Test
    void thePlaceInThePageIsKept() throws IOException {
        save("a", "Paragraph.\n\n".repeat(200) + "Second.");
        await("Second.", TEXT);
        browser.executeScript("scrollTo(0, 2000)");
        save("a", "Paragraph.\n\n".repeat(200) + "Third.");
        await("Third.", TEXT);
        await("^2000$", "return String(Math.round(scrollY))");
    }

    @Test
    void aDeletedLessonIsMissingAndComesBack() throws IOException {
        Files.delete(folder.resolve("content/a.json"));
        await("no page|not found|no longer|missing", "return document.title + document.body.innerText");
        assertFalse(((String) browser.executeScript(TEXT)).contains("First."));
        save("a", "Back.");
        await("Back.", TEXT);
    }

    @Test
    void aNewLessonAppears() throws IOException {
        browser.get(preview.address() + "lessons/new/");
        save("new", "Here.");
        await("Here.", TEXT);
        Files.delete(folder.resolve("content/new.json"));
        await("no page|not found|no longer|missing", "return document.title + document.body.innerText");
    }

    @Test
    void aTemplateChangesThePageAndABrokenOneIsShown() throws IOException {
        Path layout = folder.resolve("templates/layout.ftlh");
        String text = Files.readString(layout);
        Files.writeString(layout, text.replace("</body>", "<p id=\"mark\">changed</p></body>"));
        await("changed", "const mark = document.getElementById('mark'); return mark ? mark.textContent : ''");
        Files.writeString(layout, text.replace("</body>", "${nothing.there}</body>"));
        await("error\\[template\\]", OVERLAY);
        Files.writeString(layout, text);
        await("^none$", "return document.getElementById('mark') ? 'there' : 'none'");
        await("^$", OVERLAY);
    }

    @Test
    void aFolderThatIsGoneIsSaidAndComesBack() throws IOException {
        Path content = folder.resolve("content");
        Files.move(content, folder.resolve("away"));
        await("Expected a record or a folder of records", OVERLAY);
        Files.move(folder.resolve("away"), content);
        await("^$", OVERLAY);
        await("First.", TEXT);
    }

    @Test
    void aPageWaitsForAPreviewThatStopsAndFollowsTheNext() throws IOException {
        Preview stopping = run(0);
        int port = Integer.parseInt(stopping.address().replaceFirst(".*:([0-9]+)/", "$1"));
        browser.get(stopping.address() + "lessons/a/");
        await("First.", TEXT);
        stopping.close();
        await("The preview has stopped", NOTICE);
        try (Preview next = run(port)) {
            await("^$", NOTICE);
            save("a", "Second.");
            await("Second.", TEXT);
            assertTrue(next.address().endsWith(":" + port + "/"));
            browser.get("about:blank");
        }
        // That a server did not answer is what the test is about.
        Browser.complaints(browser);
    }

    private static Preview run(int port) throws IOException {
        Preview started =
                Preview.open(PreviewIT::options, List.of(port), formulas, LOG).orElseThrow();
        new Thread(started::run, "preview under test").start();
        return started;
    }

    private static void await(String pattern, String script) {
        until(() -> Pattern.compile(pattern)
                .matcher(String.valueOf(browser.executeScript(script)))
                .find());
    }

    private interface Question {
        boolean isSo();
    }

    /** Long, because this waits for no speed: other work may keep the machine busy. */
    private static void until(Question question) {
        new WebDriverWait(browser, Duration.ofSeconds(60), Duration.ofMillis(50)).until(any -> question.isSo());
    }

    /** Saves as editors do: beside the file, then over it. */
    private static void save(String id, String text) throws IOException {
        replace(id, lesson(id, text).record());
    }

    private static void saveBroken(String id, String text) throws IOException {
        replace(id, lesson(id, text).text("contentHash", "0".repeat(64)).record());
    }

    private static SealedLesson lesson(String id, String text) {
        return SealedLesson.of("# Lesson\n\n" + text + "\n").text("id", id);
    }

    private static void replace(String id, String record) throws IOException {
        Path file = folder.resolve("content").resolve(id + ".json");
        Files.createDirectories(file.getParent());
        Path beside = Files.writeString(file.resolveSibling("." + id + ".tmp"), record);
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void copy(String name) throws IOException {
        FolderCopy.of(Path.of(name), folder.resolve(name));
    }

    private static BuildOptions options(Path output) {
        return new BuildOptions(
                folder.resolve("content"),
                folder.resolve("templates"),
                folder.resolve("assets"),
                output,
                Optional.empty(),
                2,
                Optional.of(folder.resolve(".galley")),
                false);
    }
}
