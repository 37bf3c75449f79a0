package galley.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LinkScannerTest {
    @Test
    void findsEveryAttributeThatLoadsOrLeadsSomewhere() {
        assertEquals(
                List.of("a.css", "b.js", "c/?x=1&y=2#z", "d.png", "e.png", "f.png", "g.jpg", "#h", "i.svg#j", "k"),
                targets("<link rel=stylesheet HREF=a.css><script src='b.js'></script>"
                        + "<a class=\"x\" href=\"c/?x=1&amp;y=2#z\">t</a><img srcset=\"d.png 1x, e.png 2x\" src=f.png>"
                        + "<video poster = \"g.jpg\"></video><svg><use href=\"#h\"/><use xlink:href=\"i.svg#j\"/></svg>"
                        + "<p style=\"background:url(k)\">"));
    }

    @Test
    void whatIsNoMarkupIsPassedOver() {
        assertEquals(
                List.of("yes", "u.png", "last"),
                targets("<!-- <a href=no> --><title><a href=no></title><textarea><a href=no></textarea>"
                        + "<script>\"<a href=no>\"</script>a < b href=no><a data-href=no title=\"<a href=no>\" href=yes>"
                        + "<style>a{background:url(u.png)} /* url(no) */</style></a href=no><a href=last"));
    }

    @Test
    void idsAreWhatFragmentsCanName() {
        PageLinks links = scan("<p id=a><p ID='b&amp;c'><a name=d><input name=no><meta name=no><script id=e></script>");
        assertEquals(List.of("a", "b&c", "d", "e"), links.ids());
    }

    @Test
    void htmlThatIsCutAnywhereEndsTheScan() {
        String html =
                "<!doctype html><!-- c --><a href=\"x\" id='y' class=z>t</a><style>a{}</style><script src=s></script>";
        for (int length = 0; length <= html.length(); length++) {
            scan(html.substring(0, length));
        }
        assertEquals(Set.of("x", "s"), Set.copyOf(scan(html).targets()));
    }

    @Test
    void sourceSetsAreReadAsTheStandardSays() {
        assertEquals(List.of("a.png", "b.png", "c,d.png"), SourceSet.urls(" a.png, b.png 2x , c,d.png 100w"));
        assertEquals(List.of(), SourceSet.urls(" "));
    }

    private static List<String> targets(String html) {
        return List.copyOf(scan(html).targets());
    }

    private static PageLinks scan(String html) {
        return LinkScanner.scan(html.getBytes(StandardCharsets.UTF_8));
    }
}
