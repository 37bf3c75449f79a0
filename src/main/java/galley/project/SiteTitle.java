package galley.project;

import galley.text.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the site's title into {@code jbake.properties}. */
final class SiteTitle {
    private static final Pattern LINE = Pattern.compile("(?m)^site[.]title=.*$");

    private SiteTitle() {}

    /** The properties with this title. */
    static byte[] in(byte[] properties, String title) {
        // In a properties file a backslash escapes, and blanks at a value's start are dropped.
        String value = title.strip().replace("\\", "\\\\");
        String text = new String(properties, StandardCharsets.UTF_8);
        return Utf8.encode(LINE.matcher(text).replaceFirst(Matcher.quoteReplacement("site.title=" + value)));
    }
}
