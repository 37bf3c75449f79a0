package galley.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LinkCheckTest {
    private final Map<String, String> files = new TreeMap<>();
    private Set<String> said = Set.of();

    @Test
    void aSiteWhoseLinksAllLeadSomewhereIsGood() {
        files.put(
                "index.html",
                "<a href=a/><a href='a/#x'><img src=i.svg#g><a href=https://x.org/#none><a href=d.json#z>");
        files.put("a/index.html", "<p id=x><a href=../><a href=#><a href=#top><a href=#:~:text=a><a href=/#>");
        files.put("i.svg", "<svg><g id=g><use href=#g /></svg>");
        files.put("d.json", "{}");
        assertEquals(List.of(), check());
    }

    @Test
    void aLinkThatLeadsNowhereIsNamedWithItsPlace() {
        files.put("index.html", "<p>\n<a href=\"b/\">");
        assertEquals(
                List.of(
                        "index.html:2:10 broken-link Expected a file of the site at \"b/\", but none is planned there."),
                check());
    }

    @Test
    void aFolderIsNoFile() {
        files.put("index.html", "<a href=\"a\">");
        files.put("a/index.html", "");
        assertEquals(
                List.of("index.html:1:10 broken-link Expected a file of the site at \"a\", but none is planned there. |"
                        + " a folder's address ends in a slash"),
                check());
    }

    @Test
    void aFragmentWithoutAnElementIsNamed() {
        files.put("index.html", "<a href=\"a/#y\"><a href=\"#z\"><p id=y>");
        files.put("a/index.html", "<p id=x>");
        assertEquals(
                List.of(
                        "index.html:1:10 broken-link Expected an element with the id that \"a/#y\" names, but there is none.",
                        "index.html:1:25 broken-link Expected an element with the id that \"#z\" names, but there is none."),
                check());
    }

    @Test
    void whatEveryPageGetsWrongIsSaidOnce() {
        for (int i = 0; i < 100; i++) {
            files.put("p" + i + ".html", "<script src=\"none.js\"></script>");
        }
        assertEquals(
                List.of("p0.html:1:14 broken-link Expected a file of the site at \"none.js\", but none is planned there"
                        + " (and so in 99 other files)."),
                check());
    }

    @Test
    void oneOtherFileIsOne() {
        files.put("a.html", "<script src=\"none.js\"></script>");
        files.put("b.html", "<script src=\"none.js\"></script>");
        assertTrue(check().get(0).endsWith(" (and so in 1 other file)."), check().toString());
    }

    @Test
    void whatALessonSaysItselfIsAWarning() {
        files.put("index.html", "<a href=\"b.png\"><a href=\"#c\"><a href=\"index.html#d\">");
        said = Set.of("b.png", "#c", "#d");
        assertEquals(
                List.of(
                        "index.html:1:10 link-unknown Expected a file of the site at \"b.png\", but none is planned there. |"
                                + " the lesson itself has this link; readers will find nothing there",
                        "index.html:1:39 link-unknown Expected an element with the id that \"index.html#d\" names, but"
                                + " there is none. | the lesson itself has this link; readers will find nothing there"),
                check());
    }

    @Test
    void styleSheetsAndDrawingsAreRead() {
        files.put("assets/a.css", "a{background:url(b.png)}");
        files.put("assets/b.svg", "<svg><image href=\"../x.png\"/></svg>");
        assertEquals(
                List.of(
                        "assets/a.css broken-link Expected a file of the site at \"b.png\", but none is planned there.",
                        "assets/b.svg:1:19 broken-link Expected a file of the site at \"../x.png\", but none is planned"
                                + " there."),
                check());
    }

    private List<String> check() {
        Diagnostics diagnostics = new Diagnostics();
        new LinkCheck(
                        files.keySet(),
                        "/",
                        path -> PageLinks.of(path, files.get(path).getBytes(StandardCharsets.UTF_8)))
                .check(files.keySet(), () -> said, files::get, diagnostics);
        return diagnostics.list().stream()
                .map(found -> found.place().file()
                        + (found.place().source().length() == 0
                                ? ""
                                : ":" + found.place().position().line() + ":"
                                        + found.place().position().column())
                        + " " + found.code().id() + " " + found.message()
                        + (found.hint().isEmpty() ? "" : " | " + found.hint()))
                .toList();
    }
}
