package galley.site;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the site is baked from.
 *
 * @param content the folder of the records
 * @param templates the folder of the templates and of {@code jbake.properties}
 * @param output takes the pages
 * @param jobs how many pages are rendered at a time, at least 1
 * @param site what every template sees under the key {@code site}
 * @param pages the pages, in the order in which their faults are reported
 */
public record BakeOrder(
        Path content, Path templates, PageSink output, int jobs, Map<String, Object> site, List<PlannedPage> pages) {

    public BakeOrder {
        if (jobs < 1) {
            throw new IllegalArgumentException("not a number of jobs: " + jobs);
        }
        site = Collections.unmodifiableMap(new TreeMap<>(site));
        pages = List.copyOf(pages);
    }
}
