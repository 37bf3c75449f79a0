package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.verify.VerifiedPage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathClashTest {
    private static final SiteSettings SETTINGS = new SiteSettings("T", "", "en", Optional.empty(), false, false);

    private static SiteLesson lesson(String id, String member, String url) {
        return VerifiedLessons.of(SealedLesson.of("# A\n\nSee [b](https://b.example/).\n\n## Symbols\n")
                .text("id", id)
                .text("title", id)
                .text(member, url));
    }

    private static Diagnostic clash(List<SiteLesson> lessons, List<VerifiedPage> pages) {
        Diagnostics found = new Diagnostics();
        SitePlan.of(lessons, pages, List.of(), SETTINGS, new PlanMemory(), found);
        assertEquals(1, found.list().size(), found.list().toString());
        return found.list().get(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"topics/", "search/", "Search/", "", "404.html", "manifest-sha256.txt", "robots.txt"})
    void aLessonAtAPathOfTheBuildIsToldToGoElsewhere(String path) {
        Diagnostic clash = clash(List.of(lesson("a", "canonicalUrl", "https://x.example/" + path)), List.of());
        assertEquals("/canonicalUrl", clash.place().pointer());
        assertTrue(clash.message().endsWith(" is claimed by a file that the build makes already."), clash.message());
        assertEquals("give this record another canonicalUrl: its page lies at the path of that address", clash.hint());
    }

    @Test
    void aLessonBelowAFileOfTheBuildIsToldTheSame() {
        Diagnostic clash = clash(List.of(lesson("a", "canonicalUrl", "https://x.example/robots.txt/more/")), List.of());
        assertTrue(clash.hint().startsWith("give this record another canonicalUrl"));
    }

    @Test
    void aRecordIsToldWhichAddressToChange() {
        Diagnostic clash = clash(List.of(lesson("a", "jsonUrl", "https://x.example/llms.txt")), List.of());
        assertTrue(clash.hint().startsWith("give this record another jsonUrl"));
    }

    @Test
    void oneOfTwoLessonsIsToldToGoElsewhere() {
        SiteLesson one = lesson("a", "canonicalUrl", "https://x.example/learn/ring/");
        SiteLesson other = lesson("b", "canonicalUrl", "https://x.example/learn/Ring/");
        Diagnostics found = new Diagnostics();
        SitePlan.of(List.of(one, other), List.of(), List.of(), SETTINGS, new PlanMemory(), found);
        String first = found.list().get(0).message();
        assertTrue(first.endsWith(".json already.") && first.contains("/index.html is claimed by "), first);
        assertTrue(found.list().get(0).hint().contains("canonicalUrl"), first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"topics/index", "index", "404", "Search/index"})
    void aPageAtAPathOfTheBuildIsToldToTakeAnotherName(String name) {
        Diagnostic clash = clash(List.of(), List.of(VerifiedLessons.page(name, "T", "# T\n")));
        assertEquals("content/" + name + ".md", clash.place().file());
        assertEquals("give this file another name: its page lies where the file does", clash.hint());
    }

    @Test
    void aPageBesideALessonIsToldWhoIsThere() {
        SiteLesson lesson = lesson("a", "canonicalUrl", "https://x.example/about/");
        Diagnostic clash = clash(List.of(lesson), List.of(VerifiedLessons.page("about/index", "T", "# T\n")));
        assertEquals("content/about/index.md", clash.place().file());
        assertTrue(clash.message().endsWith(".json already."), clash.message());
    }
}
