package galley.site;

import galley.diagnostic.Diagnostics;
import galley.lesson.RevisionOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The revisions of one lesson, each with its place in the site.
 *
 * @param revisions the oldest first, at least one
 */
record Placement(List<LessonPage> revisions) {
    Placement {
        revisions = List.copyOf(revisions);
    }

    /** Gives every lesson a place, in the order of their pages; a lesson that can have none is reported. */
    static List<Placement> of(List<SiteLesson> lessons, SiteAddress site, Diagnostics diagnostics) {
        Map<String, List<SiteLesson>> byId = new LinkedHashMap<>();
        lessons.forEach(lesson -> byId.computeIfAbsent(lesson.record().id(), id -> new ArrayList<>())
                .add(lesson));
        List<Placed> placed = List.copyOf(byId.values()).parallelStream()
                .map(revisions -> Placed.of(revisions, site))
                .toList();
        placed.forEach(lesson -> diagnostics.addAll(lesson.found()));
        return placed.stream()
                .flatMap(lesson -> lesson.placement().stream())
                .sorted(Comparator.comparing(
                        placement -> placement.newest().paths().page()))
                .toList();
    }

    private record Placed(Optional<Placement> placement, Diagnostics found) {
        static Placed of(List<SiteLesson> lessons, SiteAddress site) {
            Diagnostics found = new Diagnostics();
            return new Placed(placed(lessons, site, found), found);
        }
    }

    private static Optional<Placement> placed(List<SiteLesson> lessons, SiteAddress site, Diagnostics diagnostics) {
        lessons.sort(Comparator.comparing(SiteLesson::record, RevisionOrder.OLDEST_FIRST));
        SiteLesson newest = lessons.get(lessons.size() - 1);
        Optional<LessonPaths> paths = LessonPaths.of(newest.record(), site, diagnostics);
        if (lessons.size() == 1) {
            return paths.map(own -> new Placement(List.of(LessonPage.at(own, newest))));
        }
        return paths.flatMap(own -> placed(lessons, own, diagnostics));
    }

    /** Also the newest revision gets a folder of its own, for the page that says what it changed. */
    private static Optional<Placement> placed(List<SiteLesson> lessons, LessonPaths newest, Diagnostics diagnostics) {
        List<LessonPage> pages = new ArrayList<>();
        for (SiteLesson lesson : lessons) {
            boolean last = pages.size() == lessons.size() - 1;
            RevisionPaths.of(newest, lesson.record(), diagnostics)
                    .ifPresent(own -> pages.add(LessonPage.at(last ? newest : own, lesson)));
        }
        return pages.size() == lessons.size() ? Optional.of(new Placement(pages)) : Optional.empty();
    }

    private LessonPage newest() {
        return revisions.get(revisions.size() - 1);
    }

    /** The files of the revisions, and where each lies. */
    List<Outline.Place> places() {
        return revisions.stream()
                .map(page -> new Outline.Place(page.lesson().file().toString(), page.paths()))
                .toList();
    }

    /** The same revisions as the rest of the site knows them, in the same order. */
    LessonHistory history() {
        return new LessonHistory(revisions.stream().map(LessonPage::card).toList());
    }
}
