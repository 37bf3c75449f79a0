package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.util.Optional;

/**
 * Where the files of one lesson lie in the site.
 *
 * @param page the path of {@code canonicalUrl}, from the address of the site on
 * @param record the path of {@code jsonUrl}
 * @param markdown the path of {@code markdownUrl}
 */
public record LessonPaths(SitePath page, SitePath record, SitePath markdown) {

    private static final String INDEX = "index.html";

    /** The paths that a record asks for in this site, or those that its id suggests where it asks for none. */
    static Optional<LessonPaths> of(LessonRecord record, SiteAddress site, Diagnostics diagnostics) {
        Optional<SitePath> page = path(record, "canonicalUrl", "lessons/" + record.id() + "/", site, diagnostics);
        Optional<SitePath> json = path(record, "jsonUrl", "records/" + record.id() + ".json", site, diagnostics);
        Optional<SitePath> markdown = path(record, "markdownUrl", "records/" + record.id() + ".md", site, diagnostics);
        return page.isEmpty() || json.isEmpty() || markdown.isEmpty()
                ? Optional.empty()
                : Optional.of(new LessonPaths(page.get(), json.get(), markdown.get()));
    }

    /** The same, or those that the id suggests where a record asks for paths that cannot be. */
    static LessonPaths asked(LessonRecord record) {
        return of(record, SiteAddress.UNKNOWN, new Diagnostics()).orElseGet(() -> suggested(record.id()));
    }

    private static LessonPaths suggested(String id) {
        return new LessonPaths(
                new SitePath("lessons/" + id + "/index.html"),
                new SitePath("records/" + id + ".json"),
                new SitePath("records/" + id + ".md"));
    }

    /** The path of what programs are told of the lesson: beside its page. */
    SitePath facts() {
        return beside("lesson.jsonld", ".jsonld");
    }

    /** The path of the picture that stands for the lesson elsewhere: beside its page. */
    SitePath cover() {
        return beside("cover.png", ".cover.png");
    }

    private SitePath beside(String inFolder, String ending) {
        String path = page.value();
        if (path.endsWith(INDEX)) {
            return new SitePath(path.substring(0, path.length() - INDEX.length()) + inFolder);
        }
        int dot = path.lastIndexOf('.');
        return new SitePath((dot > path.lastIndexOf('/') ? path.substring(0, dot) : path) + ending);
    }

    private static Optional<SitePath> path(
            LessonRecord record, String member, String fallback, SiteAddress site, Diagnostics diagnostics) {
        String url = record.text(member).orElse(fallback);
        Optional<SitePath> path = site.path(url);
        if (path.isEmpty()) {
            diagnostics.add(
                    Code.URL_FORM,
                    record.placeOf(member),
                    "Expected a path that is a file name on every system, but found \"" + url + "\".",
                    "use ASCII letters, digits, dots and hyphens");
        }
        return path;
    }
}
