package galley.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import galley.browser.Browser;
import galley.site.CalculatorPage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** The shipped script in a real browser, under the strictest policy. */
class CalculatorIT {
    private static final Path SCRIPT = Path.of("target", "classes", "galley", "widget", "calculator.js");
    private static final Path BY_HAND = Path.of("src", "test", "javascript", "calculator.js");

    /** Enters quantities, good and bad ones, into every field, and answers all that the page then shows. */
    private static final String EVERYTHING_SHOWN = """
            const texts = ['1 kB', '1 MB', '64 KiB', '0 B', '3 us', '0 s', '7', '1', '1e3', '2.5', '400 Gb/s', '12.5 GB/s',
                '1 TB/s', '100 Tb/s', '', '-5 s', '1,5 s', '5 x', '1e99 s', '.5 s', '1234567890123456 B', '1.2.3 s'];
            const shown = [];
            document.querySelectorAll('form').forEach(form => form.querySelectorAll('input').forEach(field => {
                texts.forEach(text => {
                    field.value = text;
                    field.dispatchEvent(new Event('input', {bubbles: true}));
                    shown.push([text, form.className, ...[...form.querySelectorAll('output, .problem, svg')]
                        .map(element => element.outerHTML)].join(' '));
                });
                form.reset();
            }));
            return shown;
            """;

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " require-trusted-types-for 'script'; trusted-types 'none'";

    private static HttpServer server;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        serve("/", "text/html; charset=utf-8", page().getBytes(StandardCharsets.UTF_8));
        serve("/calculator.js", "text/javascript", Files.readAllBytes(SCRIPT));
        serve("/hand/", "text/html; charset=utf-8", page().getBytes(StandardCharsets.UTF_8));
        serve("/hand/calculator.js", "text/javascript", Files.readAllBytes(BY_HAND));
        serve("/favicon.ico", "image/png", new byte[0]);
        server.start();
        browser = Browser.start(true);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
        server.stop(0);
    }

    private static void serve(String path, String type, byte[] body) {
        server.createContext(path, exchange -> {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    private static String page() {
        return "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>t</title><script defer src=calculator.js></script>"
                + CalculatorPage.of("message-time", "m") + CalculatorPage.of("ring-all-reduce", "r")
                + CalculatorPage.of("line-rate", "l")
                + "<h2 id=section-5>Section</h2>";
    }

    @BeforeEach
    void load() {
        go("about:blank");
        go("/");
    }

    private static void go(String path) {
        browser.get(
                path.startsWith("/") ? "http://localhost:" + server.getAddress().getPort() + path : path);
    }

    private static WebElement find(String selector) {
        return browser.findElement(By.cssSelector(selector));
    }

    private static String total() {
        return find("#m output[name=total]").getText();
    }

    private static void type(String selector, String text) {
        WebElement field = find(selector);
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    }

    private static void await(String fragment) {
        until(() -> browser.getCurrentUrl().endsWith(fragment));
    }

    private static void until(BooleanSupplier condition) {
        long deadline = System.nanoTime() + 5_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, browser.getCurrentUrl());
            Thread.onSpinWait();
        }
    }

    @Test
    void theScriptChangesNothingUntilTheReaderDoes() {
        String figure = (String) browser.executeScript("return document.querySelector('#m svg').outerHTML");
        assertEquals(CalculatorPage.svg("message-time"), figure.replace("&nbsp;", "\u00A0"));
        assertEquals("45 μs", total());
        assertTrue(find("#m button").isDisplayed());
        assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll());
    }

    @Test
    void resultsAndFigureFollowTheFields() {
        type("#m-payload", "1 kB");
        assertEquals("5.04 μs", total());
        assertTrue(find("#m svg desc")
                .getAttribute("textContent")
                .contains("The values entered, 1\u00A0kB: 5.04\u00A0μs."));
        await("#message-time.payload=1+kB");
        assertEquals("Message time 5.04\u00A0μs", find("#m .summary").getAttribute("textContent"));
    }

    @Test
    void aBadQuantityIsExplainedBesideItsField() {
        type("#m-bandwidth", "400 Gb/s");
        assertEquals("—", total());
        assertEquals("true", find("#m-bandwidth").getAttribute("aria-invalid"));
        assertEquals(
                "400 Gb/s is 50 GB/s before overhead: b is bit, B is byte.",
                find("#m-bandwidth-problem").getText().replace('\u00A0', ' '));
        type("#m-bandwidth", "50 GB/s");
        assertEquals("25 μs", total());
        assertEquals("false", find("#m-bandwidth").getAttribute("aria-invalid"));
        assertEquals("", find("#m-bandwidth-problem").getText());
    }

    @Test
    void theAddressBringsEveryCalculatorBack() {
        type("#m-payload", "1 kB" + Keys.TAB);
        type("#r-ranks", "1" + Keys.TAB);
        await("#message-time.payload=1+kB&ring-all-reduce.ranks=1");
        String url = browser.getCurrentUrl();
        go("about:blank");
        browser.get(url);
        assertEquals("5.04 μs", total());
        assertEquals("0 s", find("#r output[name=total]").getText());
        browser.executeScript("location.hash = 'message-time.payload=2+MB'");
        until(() -> total().equals("85 μs"));
    }

    @Test
    void theAddressOfASectionLeavesCalculatorsAlone() {
        type("#m-payload", "1 kB");
        browser.executeScript("location.hash = 'section-5'");
        await("#section-5");
        assertEquals("5.04 μs", total());
        go("about:blank");
        go("/#section-5");
        assertEquals("45 μs", total());
    }

    @Test
    void resetBringsTheLessonsExampleBack() {
        type("#m-payload", "1 kB");
        type("#m-alpha", "x");
        find("#m button").click();
        assertEquals("45 μs", total());
        assertEquals("1\u00A0MB", find("#m-payload").getAttribute("value"));
        await("#");
    }

    @Test
    void threeCalculatorsShareTheAddress() {
        type("#l-line-rate", "800 Gb/s" + Keys.TAB);
        type("#m-payload", "1 kB" + Keys.TAB);
        await("#line-rate.line-rate=800+Gb%2Fs&message-time.payload=1+kB");
        assertEquals("100 GB/s", find("#l output").getText());
        assertEquals("5.04 μs", total());
    }

    @Test
    void aKeptSettingStandsBesideTheNextOne() {
        assertEquals("", find("#m .kept").getAttribute("textContent"));
        find("#m button:nth-of-type(2)").click();
        type("#m-payload", "1 kB");
        assertEquals("kept: 45 μs; now 11.2 %", find("#m .kept").getText().replace('\u00A0', ' '));
        assertEquals("5.04 μs", total());
        assertEquals("", find("#r .kept").getAttribute("textContent"));
    }

    @Test
    void theScriptWrittenByHandShowsTheSame() {
        List<?> shipped = (List<?>) browser.executeScript(EVERYTHING_SHOWN);
        go("/hand/");
        List<?> byHand = (List<?>) browser.executeScript(EVERYTHING_SHOWN);
        assertEquals(176, byHand.size());
        for (int i = 0; i < byHand.size(); i++) {
            assertEquals(shipped.get(i), byHand.get(i));
        }
    }

    @Test
    void nothingIsAddedToThePagesGlobals() {
        String added = (String)
                browser.executeScript(
                        "const f = document.createElement('iframe'); document.body.append(f);"
                                + "const own = Object.keys(f.contentWindow); f.remove();"
                                + "return Object.keys(window).filter(k => !own.includes(k) && !/^[0-9]+$|cdc_/.test(k)).join()");
        assertFalse(added.contains("start"), added);
        assertEquals("", added);
    }
}
