package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A slider moves the quantity along the axis of a calculator's figure, with the keyboard as with a pointer. */
class SliderIT extends ServedSite {
    private static final String PAGE = "learn/atlas/network-adapter/";
    private static final String FORM = "form.calculator[data-model=message-time] ";

    @BeforeEach
    void open() {
        browser.get("about:blank");
        browser.get(server.url(PAGE));
    }

    @AfterEach
    void scripts() {
        Emulation.scripts(browser, true);
    }

    private static WebElement find(String selector) {
        return browser.findElement(By.cssSelector(FORM + selector));
    }

    private static WebElement slider() {
        return find("input[type=range]");
    }

    private static String payload() {
        return Objects.requireNonNull(find("input[name=payload]").getDomProperty("value"))
                .replace('\u00a0', ' ');
    }

    private static String result(String name) {
        return find("output[name=" + name + "]").getText().replace('\u00a0', ' ');
    }

    private static String said() {
        return Objects.requireNonNull(slider().getDomAttribute("aria-valuetext"))
                .replace('\u00a0', ' ');
    }

    @Test
    void itBeginsAtTheLessonsExampleAndSaysWhatItMoves() {
        assertEquals("1 MB", said());
        assertEquals("Payload size M", slider().getDomAttribute("aria-label"));
        assertEquals("45 μs", result("total"));
        assertEquals(List.of(), Browser.complaints(browser));
    }

    @Test
    void startupGivesWayToBandwidth() {
        String point = find("svg").getDomProperty("innerHTML");
        slider().sendKeys(Keys.HOME);
        assertTrue(result("startup-share").startsWith("99.9"), result("startup-share"));
        slider().sendKeys(Keys.END);
        assertEquals("1 GB", payload());
        assertEquals("0.0125 %", result("startup-share"));
        assertNotEquals(point, find("svg").getDomProperty("innerHTML"));
        slider().sendKeys(Keys.ARROW_LEFT);
        assertEquals("800 MB", payload());
        assertEquals("800 MB", said());
    }

    @Test
    void itFollowsWhatIsTypedAndReset() {
        WebElement field = find("input[name=payload]");
        field.clear();
        field.sendKeys("3.1 kB");
        assertEquals("3.2 kB", said());
        assertEquals("3.1 kB", payload());
        find(".actions button").click();
        assertEquals("1 MB", payload());
        assertEquals("1 MB", said());
    }

    @Test
    void withoutScriptsThereIsNone() {
        Emulation.scripts(browser, false);
        browser.get(server.url(PAGE));
        assertEquals(
                0, browser.findElements(By.cssSelector("input[type=range]")).size());
    }
}
