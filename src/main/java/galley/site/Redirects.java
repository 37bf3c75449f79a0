package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The {@code _redirects} file that several static hosts read: an address that only older revisions name leads to the
 * newest one. No line is written for a path at which the site has a file, so no page is ever hidden.
 */
final class Redirects {
    private Redirects() {}

    /** The file, unless it would have no line. */
    static Optional<SiteFile> file(List<LessonHistory> histories, Set<String> paths, SiteAddress site) {
        Set<String> folded = paths.stream().map(SitePath::folded).collect(Collectors.toSet());
        Map<SitePath, SitePath> moved = new TreeMap<>();
        for (LessonHistory history : histories) {
            SitePath newest = history.newest().paths().page();
            for (LessonCard older : history.before(history.newest())) {
                said(older.notes().canonicalUrl())
                        .flatMap(site::path)
                        .filter(path -> !folded.contains(path.folded()))
                        .ifPresent(path -> moved.putIfAbsent(path, newest));
            }
        }
        String lines = moved.entrySet().stream()
                .map(entry -> site.basePath() + entry.getKey().url() + " " + site.basePath()
                        + entry.getValue().url() + " 301\n")
                .collect(Collectors.joining());
        return lines.isEmpty() ? Optional.empty() : Optional.of(SiteFile.of("_redirects", lines));
    }
}
