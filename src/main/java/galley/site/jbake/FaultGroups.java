package galley.site.jbake;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers faults that many pages share: one broken line of a template is one diagnostic, not a thousand. */
final class FaultGroups {
    private final Map<Diagnostic, List<String>> groups = new LinkedHashMap<>();

    /** Notes a fault of one page. */
    void add(Diagnostic fault, String page) {
        groups.computeIfAbsent(fault, f -> new ArrayList<>()).add(page);
    }

    /** How many pages have a fault. */
    int pages() {
        return groups.values().stream().mapToInt(List::size).sum();
    }

    /** Adds each fault once, with the first page that has it and the number of the others. */
    void report(Diagnostics found) {
        groups.forEach((fault, pages) ->
                found.add(fault.code(), fault.place(), withPages(fault.message(), pages), fault.hint()));
    }

    private static String withPages(String message, List<String> pages) {
        return message.replaceFirst("[.]$", "") + " (" + words(pages) + ").";
    }

    private static String words(List<String> pages) {
        int others = pages.size() - 1;
        return "page " + pages.get(0) + (others == 0 ? "" : others == 1 ? " and 1 more" : " and " + others + " more");
    }
}
