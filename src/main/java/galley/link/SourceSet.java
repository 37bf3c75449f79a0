package galley.link;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The addresses in a {@code srcset} attribute: each is followed by a width or density, and then by a comma. */
final class SourceSet {
    private static final Pattern CANDIDATE = Pattern.compile("[\\s,]*([^\\s]*[^\\s,])(?:\\s+[^,]*|,|$)");

    private SourceSet() {}

    static List<String> urls(String value) {
        List<String> urls = new ArrayList<>();
        Matcher candidate = CANDIDATE.matcher(value);
        while (candidate.lookingAt()) {
            urls.add(candidate.group(1));
            candidate.region(candidate.end(), value.length());
        }
        return urls;
    }
}
