package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Citation;
import galley.lesson.LessonRecord;
import galley.text.Place;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** URLs in members are http, https, mailto, relative or a fragment; no {@code //host}, no other scheme. */
final class UrlCheck implements Check {
    private static final List<String> MEMBERS =
            List.of("canonicalUrl", "rightsUrl", "artifactUrl", "interactiveUrl", "jsonUrl", "markdownUrl");

    /** What a URL may be made of (RFC 3986), and letters beyond ASCII, which browsers encode. */
    private static final Pattern CHARACTERS =
            Pattern.compile("(?:[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2}|[^\\x00-\\xA0\\p{Z}\\p{C}])*");

    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*");

    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        for (String member : MEMBERS) {
            record.text(member).ifPresent(url -> check(url, record.placeOf(member), diagnostics));
        }
        for (Citation citation : record.citations()) {
            check(citation.url(), citation.place().child("url"), diagnostics);
        }
    }

    private static void check(String url, Place place, Diagnostics diagnostics) {
        if (!isAllowed(url)) {
            diagnostics.add(
                    Code.URL_FORM,
                    place,
                    "Expected an http, https or mailto URL, a relative one or a fragment, but found \"" + url + "\".");
        }
    }

    /** Whether a page may link to {@code url}. */
    static boolean isAllowed(String url) {
        if (!CHARACTERS.matcher(url).matches() || url.startsWith("//")) {
            return false;
        }
        String lower = url.toLowerCase(Locale.ROOT);
        boolean web = lower.matches("https?://[^/?#]+.*");
        return web || lower.startsWith("mailto:") || !SCHEME.matcher(lower).matches();
    }
}
