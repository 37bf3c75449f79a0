package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.text.PortablePath;
import java.util.List;
import java.util.Optional;

/**
 * Where the files of older revisions lie: the page at {@code v/<version>/} below the newest one's, record and text
 * beside the newest one's as {@code <name>.v<version>.json} and {@code .md}. No id holds a dot, so no lesson's own file
 * has such a name.
 */
final class RevisionPaths {
    /** What leads from an older revision's page to the folder of the newest one's, which has a name or none. */
    static final List<String> UP = List.of("../../", "../../../");

    private RevisionPaths() {}

    /** The paths of the revision {@code older} of the lesson whose newest revision lies at {@code newest}. */
    static Optional<LessonPaths> of(LessonPaths newest, LessonRecord older, Diagnostics diagnostics) {
        String version = segment(older.version());
        List<String> paths = List.of(
                folder(newest, older.version()) + "index.html",
                marked(newest.record().value(), version),
                marked(newest.markdown().value(), version));
        if (!paths.stream().allMatch(PortablePath::is)) {
            diagnostics.add(
                    Code.ID_FORM,
                    older.placeOf("version"),
                    "Expected a version that is a file name on every system, but found \"" + older.version() + "\".");
            return Optional.empty();
        }
        return Optional.of(
                new LessonPaths(new SitePath(paths.get(0)), new SitePath(paths.get(1)), new SitePath(paths.get(2))));
    }

    /** The folder of one revision below the lesson's page, ending in a slash. */
    static String folder(LessonPaths newest, String version) {
        return folder(newest) + segment(version) + "/";
    }

    /** The folder of all revisions below the lesson's page, ending in a slash. */
    static String folder(LessonPaths newest) {
        String page = newest.page().value();
        String base = page.endsWith("index.html")
                ? page.substring(0, page.length() - "index.html".length())
                : withoutEnding(page) + "/";
        return base + "v/";
    }

    /** A plus sign is a space to some hosts; no version holds a tilde. */
    private static String segment(String version) {
        return version.replace('+', '~');
    }

    private static String marked(String path, String version) {
        String stem = withoutEnding(path);
        return stem + ".v" + version + path.substring(stem.length());
    }

    private static String withoutEnding(String path) {
        int dot = path.lastIndexOf('.');
        return dot > path.lastIndexOf('/') ? path.substring(0, dot) : path;
    }
}
