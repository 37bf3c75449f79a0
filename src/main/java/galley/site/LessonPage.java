package galley.site;

import galley.verify.VerifiedLesson;

/**
 * A lesson with its place in the site.
 *
 * @param lesson the lesson
 * @param card the lesson's card, with the paths where its files lie
 */
record LessonPage(SiteLesson lesson, LessonCard card) {
    /** The lesson at a place. */
    static LessonPage at(LessonPaths paths, SiteLesson lesson) {
        return new LessonPage(lesson, lesson.card().at(paths));
    }

    LessonPaths paths() {
        return card.paths();
    }

    /** The lesson itself; ask once. */
    VerifiedLesson verified() {
        return lesson.whole().get();
    }
}
