package galley.site.jbake;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.site.BakeOrder;
import galley.site.PlannedPage;
import galley.text.Place;
import galley.text.PortablePath;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Two pages never claim one path, nor one source, and every path stays inside the site. */
final class OrderCheck {
    private static final Pattern TYPE = Pattern.compile("[a-z][a-zA-Z0-9_]*");
    private static final Set<String> TAKEN = Set.of("site", "path", "rootpath", "content");

    private final Diagnostics found = new Diagnostics();
    private final Map<String, PlannedPage> byPath = new HashMap<>();
    private final Map<Path, PlannedPage> bySource = new HashMap<>();

    private OrderCheck() {}

    static Diagnostics check(BakeOrder order) {
        OrderCheck check = new OrderCheck();
        order.pages().forEach(check::path);
        order.pages().forEach(check::folders);
        order.pages().forEach(check::source);
        order.pages().forEach(check::type);
        return check.found;
    }

    private void path(PlannedPage page) {
        if (!PortablePath.is(page.path())) {
            report(Code.OUTPUT, page, "The path \"" + page.path() + "\" is none that every system can hold.");
        }
        PlannedPage other = byPath.putIfAbsent(key(page), page);
        if (other != null) {
            report(Code.PATH_CLASH, page, "Two pages claim the path " + both(other, page) + ".");
        }
    }

    /** A file cannot be a folder for another one. */
    private void folders(PlannedPage page) {
        String key = key(page);
        for (int slash = key.lastIndexOf('/'); slash > 0; slash = key.lastIndexOf('/', slash - 1)) {
            PlannedPage file = byPath.get(key.substring(0, slash));
            if (file != null) {
                report(
                        Code.PATH_CLASH,
                        page,
                        "Expected a folder at " + file.path() + ", below which " + page.path()
                                + " lies, but it is a page.");
            }
        }
    }

    private void source(PlannedPage page) {
        page.source().ifPresent(source -> {
            PlannedPage other = bySource.putIfAbsent(BakeConfiguration.key(source), page);
            if (other != null) {
                report(
                        Code.PATH_CLASH,
                        page,
                        "Expected a file for each page, but " + other.path() + " and " + page.path()
                                + " come from one.");
            }
        });
    }

    private void type(PlannedPage page) {
        if (!TYPE.matcher(page.type()).matches() || TAKEN.contains(page.type())) {
            String message = "The page type \"" + page.type() + "\" cannot be the name of its model in a template.";
            report(Code.TEMPLATE, page, message);
        }
    }

    /** Equal for two paths that some file system takes for one. */
    private static String key(PlannedPage page) {
        return page.path().toLowerCase(Locale.ROOT);
    }

    private static String both(PlannedPage one, PlannedPage other) {
        return one.path().equals(other.path()) ? one.path() : one.path() + " (or " + other.path() + ")";
    }

    private void report(Code code, PlannedPage page, String message) {
        String file = page.source().map(Path::toString).orElse(page.path());
        found.add(code, Place.ofFile(file), message);
    }
}
