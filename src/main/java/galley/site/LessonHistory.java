package galley.site;

import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.RevisionOrder;
import galley.verify.VerifiedLesson;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The revisions of one lesson with their places in the site.
 *
 * @param revisions the oldest first, at least one
 */
record LessonHistory(List<LessonPage> revisions) {
    LessonHistory {
        revisions = List.copyOf(revisions);
    }

    /** The histories of all lessons that have a place, in the order of their pages. */
    static List<LessonHistory> of(List<VerifiedLesson> lessons, Diagnostics diagnostics) {
        Map<String, List<VerifiedLesson>> byId = new LinkedHashMap<>();
        lessons.stream()
                .sorted(Comparator.comparing(VerifiedLesson::record, RevisionOrder.OLDEST_FIRST))
                .forEach(lesson -> byId.computeIfAbsent(lesson.record().id(), id -> new ArrayList<>())
                        .add(lesson));
        return byId.values().stream()
                .flatMap(revisions -> placed(revisions, diagnostics).stream())
                .sorted(Comparator.comparing(history -> history.newest().paths().page()))
                .toList();
    }

    private static Optional<LessonHistory> placed(List<VerifiedLesson> lessons, Diagnostics diagnostics) {
        VerifiedLesson newest = lessons.get(lessons.size() - 1);
        Optional<LessonPaths> paths = LessonPaths.of(newest.record(), diagnostics);
        if (lessons.size() == 1) {
            return paths.map(own -> new LessonHistory(List.of(new LessonPage(newest, own))));
        }
        return paths.flatMap(own -> placed(lessons, own, diagnostics));
    }

    /** Also the newest revision gets a folder of its own, for the page that says what it changed. */
    private static Optional<LessonHistory> placed(
            List<VerifiedLesson> lessons, LessonPaths newest, Diagnostics diagnostics) {
        List<LessonPage> pages = new ArrayList<>();
        for (VerifiedLesson lesson : lessons) {
            boolean last = pages.size() == lessons.size() - 1;
            RevisionPaths.of(newest, lesson.record(), diagnostics)
                    .ifPresent(own -> pages.add(new LessonPage(lesson, last ? newest : own)));
        }
        return pages.size() == lessons.size() ? Optional.of(new LessonHistory(pages)) : Optional.empty();
    }

    /** The revision at the lesson's own address. */
    LessonPage newest() {
        return revisions.get(revisions.size() - 1);
    }

    /** The revisions before {@code page}, the oldest first. */
    List<LessonPage> before(LessonPage page) {
        return revisions.subList(0, revisions.indexOf(page));
    }

    boolean isNewest(LessonPage page) {
        return page.equals(newest());
    }

    /** The page that says what changed in {@code page} since the revision before it. */
    SitePath changes(LessonPage page) {
        LessonRecord record = page.record();
        return new SitePath(RevisionPaths.folder(newest().paths(), record) + "changes/index.html");
    }
}
