package galley.browser;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/** Gives the browser another screen, other preferences or a network without scripts. */
final class Emulation {
    private Emulation() {}

    /**
     * A screen of this width in CSS pixels. Headless Chromium has no window narrower than 500 pixels; the emulated
     * screen has.
     */
    static void screen(ChromeDriver browser, int width, double scale) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 900, "deviceScaleFactor", scale, "mobile", false));
    }

    /** The browser's own screen again. */
    static void ownScreen(ChromeDriver browser) {
        browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /** A preference of the reader, such as {@code forced-colors: active}; an empty name takes it back. */
    static void prefer(ChromeDriver browser, String feature, String value) {
        List<Map<String, String>> features =
                feature.isEmpty() ? List.of() : List.of(Map.of("name", feature, "value", value));
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "", "features", features));
    }

    /** Whether scripts of the site reach the page from now on. */
    static void scripts(ChromeDriver browser, boolean arrive) {
        browser.executeCdpCommand("Network.enable", Map.of());
        browser.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", !arrive));
        browser.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", arrive ? List.of() : List.of("*.js")));
    }
}
