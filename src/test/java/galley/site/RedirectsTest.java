package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RedirectsTest {
    private static String lines(Set<String> paths) {
        List<LessonHistory> histories = Placement.of(
                        List.of(at("1.0", "https://x.example/old/"), at("1.1", "https://x.example/new/")),
                        new SiteAddress(Optional.of("https://x.example/repo/")),
                        new Diagnostics())
                .stream()
                .map(Placement::history)
                .toList();
        return Redirects.file(histories, paths, new SiteAddress(Optional.of("https://x.example/repo/")))
                .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
                .orElse("no file");
    }

    private static SiteLesson at(String version, String url) {
        return VerifiedLessons.of(
                SealedLesson.of("# A\n").text("version", version).text("canonicalUrl", url));
    }

    @Test
    void anAddressThatOnlyOlderRevisionsNameLeadsToTheNewest() {
        assertEquals("/repo/old/ /repo/new/ 301\n", lines(Set.of("new/index.html")));
    }

    @Test
    void aPageThatExistsIsNeverHidden() {
        assertEquals("no file", lines(Set.of("new/index.html", "Old/index.html")));
    }

    @Test
    void withoutOlderAddressesThereIsNoFile() {
        List<LessonHistory> one =
                Placement.of(List.of(at("1.0", "https://x.example/old/")), SiteAddress.UNKNOWN, new Diagnostics())
                        .stream()
                        .map(Placement::history)
                        .toList();
        assertEquals(true, Redirects.file(one, Set.of(), SiteAddress.UNKNOWN).isEmpty());
    }
}
