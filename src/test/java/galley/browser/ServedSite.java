package galley.browser;

import galley.BuiltSite;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.openqa.selenium.chrome.ChromeDriver;

/** The site as it is built from the sources, and one with older revisions, with a browser that looks at them. */
abstract class ServedSite {
    static ChromeDriver browser;
    static SiteServer server;
    static SiteServer revisions;

    /** A page of every kind. */
    static List<String> everyKindOfPage() {
        return List.of(
                server.url("learn/atlas/network-adapter/"),
                server.url("index.html"),
                server.url("404.html"),
                server.url("models/index.html"),
                server.url("models/ring-all-reduce/"),
                revisions.url("learn/board-link/v/1.0.0/"),
                revisions.url("learn/board-link/v/1.1.0/changes/"));
    }

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start(true);
        server = SiteServer.start(BuiltSite.folder(), "/");
        revisions = SiteServer.start(BuiltSite.revisions(), "/");
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
        if (revisions != null) {
            revisions.close();
        }
        if (browser != null) {
            browser.quit();
        }
    }
}
