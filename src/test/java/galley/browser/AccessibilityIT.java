package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No rule of axe-core is broken, whatever the reader prefers, with and without the site's scripts. */
class AccessibilityIT extends ServedSite {
    private static final List<String> PAGES = List.of(
            "learn/atlas/network-adapter/",
            "index.html",
            "404.html",
            "topics/",
            "topics/connectivity/",
            "learn/",
            "notation/",
            "sources/",
            "search/");

    @AfterEach
    void back() {
        Emulation.prefer(browser, "", "");
        Emulation.scripts(browser, true);
        Emulation.ownScreen(browser);
    }

    @ParameterizedTest
    @CsvSource({
        "prefers-color-scheme, light, true, 1280",
        "prefers-color-scheme, light, false, 1280",
        "prefers-color-scheme, dark, true, 1280",
        "prefers-color-scheme, dark, false, 1280",
        "forced-colors, active, true, 1280",
        "forced-colors, active, false, 1280",
        "prefers-color-scheme, light, true, 320"
    })
    void noRuleIsBroken(String feature, String value, boolean withScripts, int width) {
        Emulation.prefer(browser, feature, value);
        Emulation.scripts(browser, withScripts);
        Emulation.screen(browser, width, 1);
        for (String page : PAGES) {
            browser.get(server.url(page));
            assertEquals(List.of(), Axe.violations(browser), page);
        }
    }

    @Test
    void aBrokenRuleIsFound() {
        browser.get(server.url(PAGES.get(0)));
        browser.executeScript("document.querySelector('nav').append(document.createElement('button'))");
        String found = Axe.violations(browser).toString();
        assertTrue(found.contains("button-name nav"), found);
    }
}
