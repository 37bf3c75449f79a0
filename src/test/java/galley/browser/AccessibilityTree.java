package galley.browser;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/** What a screen reader finds in the open page, as Chromium tells it. */
final class AccessibilityTree {
    private AccessibilityTree() {}

    /** Each element that is there for a screen reader, as role and name. */
    static List<String> of(ChromeDriver browser) {
        browser.executeCdpCommand("Accessibility.enable", Map.of());
        Map<String, Object> tree = browser.executeCdpCommand("Accessibility.getFullAXTree", Map.of());
        return ((List<?>) tree.get("nodes"))
                .stream()
                        .map(node -> (Map<?, ?>) node)
                        .filter(node -> !Boolean.TRUE.equals(node.get("ignored")))
                        .map(node -> value(node, "role") + ": " + value(node, "name"))
                        .toList();
    }

    private static String value(Map<?, ?> node, String property) {
        return node.get(property) instanceof Map<?, ?> value && value.get("value") instanceof String text
                ? text.replace('\u00A0', ' ')
                : "";
    }
}
