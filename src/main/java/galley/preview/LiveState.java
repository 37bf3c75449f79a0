package galley.preview;

import galley.diagnostic.TerminalText;
import galley.text.JsonString;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is served at one moment.
 *
 * @param number grows with every build
 * @param site the last good one, if there was any
 * @param drafts Markdown files that are not sealed yet
 * @param faults what keeps the site from being built anew; none when it is as its sources are
 */
record LiveState(int number, Optional<ServedSite> site, List<String> drafts, List<Fault> faults) {
    /** A page needs no more to be mended; the terminal has more. */
    private static final int MOST = 50;

    LiveState {
        drafts = List.copyOf(drafts);
        faults = List.copyOf(faults);
    }

    static LiveState first() {
        return new LiveState(0, Optional.empty(), List.of(), List.of());
    }

    /** The same site, which could not be built anew. */
    LiveState broken(List<Fault> why) {
        return new LiveState(number + 1, site, drafts, why);
    }

    /** A new site, which holds these drafts. */
    LiveState good(ServedSite built, List<String> edited) {
        return new LiveState(number + 1, Optional.of(built), edited, List.of());
    }

    /** Differs whenever a reload of the path would show something else. */
    String page(String path) {
        return site.map(served -> served.state(path)).orElse("");
    }

    /** What the script in a page is told. */
    String json(String path) {
        String shown = faults.stream().limit(MOST).map(Fault::json).collect(Collectors.joining(","));
        String edited =
                drafts.stream().map(TerminalText::line).map(JsonString::quoted).collect(Collectors.joining(","));
        return "{\"page\":" + JsonString.quoted(page(path)) + ",\"drafts\":[" + edited + "],\"faults\":[" + shown
                + "],\"more\":" + Math.max(0, faults.size() - MOST) + "}";
    }
}
