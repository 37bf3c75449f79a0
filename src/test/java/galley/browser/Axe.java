package galley.browser;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/** Runs axe-core in the open page, with every rule that it runs by default. */
final class Axe {
    private static final String SCRIPT = read("/axe.min.js");
    private static final String RUN = "const done = arguments[0];"
            + " axe.run(document, {resultTypes: ['violations']}).then(found => done(found.violations.flatMap(rule =>"
            + " rule.nodes.map(node => rule.id + ' ' + node.target.join(' ') + ': ' + node.failureSummary))),"
            + " fault => done(['axe failed: ' + fault]))";

    private Axe() {}

    /** One line for every element that breaks a rule. */
    static List<?> violations(ChromeDriver browser) {
        browser.executeScript(SCRIPT);
        return (List<?>) browser.executeAsyncScript(RUN);
    }

    private static String read(String resource) {
        try (InputStream in = Axe.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the tests need " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
