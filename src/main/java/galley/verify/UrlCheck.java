package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Citation;
import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.markdown.LinkPolicy;
import galley.text.Place;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * URLs in members are http, https, mailto, relative or a fragment, also after decoding; no {@code //host}, no other
 * scheme. Which addresses these are, {@link LinkPolicy} decides for members and Markdown alike; a member's URL is also
 * written in the characters of a URL.
 */
final class UrlCheck implements MemberCheck {
    /** What a URL may be made of (RFC 3986), and letters beyond ASCII, which browsers encode. */
    private static final Pattern CHARACTERS =
            Pattern.compile("(?:[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2}|[^\\x00-\\xA0\\p{Z}\\p{C}])*+");

    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        for (Map.Entry<String, Value> member : record.members().members().entrySet()) {
            if (member.getKey().endsWith("Url") && member.getValue() instanceof Value.Text text) {
                checkMember(text.value(), text.place(), diagnostics);
            }
        }
        for (Citation citation : record.citations()) {
            check(citation.url(), citation.place().child("url"), diagnostics);
        }
    }

    private static void checkMember(String url, Place place, Diagnostics diagnostics) {
        if (url.isEmpty()) {
            diagnostics.add(
                    Code.URL_FORM,
                    place,
                    "Expected a URL, but found nothing.",
                    "write null for a URL that is not known");
        } else {
            check(url, place, diagnostics);
        }
    }

    private static void check(String url, Place place, Diagnostics diagnostics) {
        if (!LinkPolicy.allows(url)) {
            diagnostics.add(
                    Code.URL_FORM,
                    place,
                    "Expected an http, https or mailto URL, a relative one or a fragment, but found \"" + url + "\".");
        } else if (!LinkPolicy.isCommon(url) && !CHARACTERS.matcher(url).matches()) {
            diagnostics.add(
                    Code.URL_FORM,
                    place,
                    "Expected only characters that a URL may hold, but found \"" + url + "\".",
                    "write the others with a percent sign, a space as %20");
        }
    }
}
