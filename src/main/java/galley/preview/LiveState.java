package galley.preview;

import galley.text.JsonString;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is served at one moment.
 *
 * @param number grows with every build
 * @param site the last good one, if there was any
 * @param faults what keeps the site from being built anew; none when it is as its sources are
 */
record LiveState(int number, Optional<ServedSite> site, List<Fault> faults) {
    /** A page needs no more to be mended; the terminal has more. */
    private static final int MOST = 50;

    LiveState {
        faults = List.copyOf(faults);
    }

    static LiveState first() {
        return new LiveState(0, Optional.empty(), List.of());
    }

    /** The same site, which could not be built anew. */
    LiveState broken(List<Fault> why) {
        return new LiveState(number + 1, site, why);
    }

    /** A new site. */
    LiveState good(ServedSite built) {
        return new LiveState(number + 1, Optional.of(built), List.of());
    }

    /** Differs whenever a reload of the path would show something else. */
    String page(String path) {
        return site.map(served -> served.state(path)).orElse("");
    }

    /** What the script in a page is told. */
    String json(String path) {
        String shown = faults.stream().limit(MOST).map(Fault::json).collect(Collectors.joining(","));
        return "{\"page\":" + JsonString.quoted(page(path)) + ",\"faults\":[" + shown + "],\"more\":"
                + Math.max(0, faults.size() - MOST) + "}";
    }
}
