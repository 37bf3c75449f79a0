package galley.site;

import java.util.List;

/**
 * The cards of one lesson's revisions.
 *
 * @param revisions the oldest first, at least one
 */
record LessonHistory(List<LessonCard> revisions) {
    LessonHistory {
        revisions = List.copyOf(revisions);
    }

    /** The revision at the lesson's own address. */
    LessonCard newest() {
        return revisions.get(revisions.size() - 1);
    }

    /** The revisions before {@code card}, the oldest first. */
    List<LessonCard> before(LessonCard card) {
        return revisions.subList(0, revisions.indexOf(card));
    }

    boolean isNewest(LessonCard card) {
        return card.equals(newest());
    }

    /** The page that says what changed in {@code card} since the revision before it. */
    SitePath changes(LessonCard card) {
        return new SitePath(RevisionPaths.folder(newest().paths(), card.version()) + "changes/index.html");
    }
}
