package galley.browser;

import galley.BuiltSite;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.openqa.selenium.chrome.ChromeDriver;

/** The site as it is built from the sources, on a server of its own, with a browser that looks at it. */
abstract class ServedSite {
    static ChromeDriver browser;
    static SiteServer server;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start(true);
        server = SiteServer.start(BuiltSite.folder(), "/");
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
}
