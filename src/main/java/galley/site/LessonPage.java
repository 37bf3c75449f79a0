package galley.site;

import galley.lesson.LessonRecord;
import galley.verify.VerifiedLesson;

/**
 * A lesson with its place in the site.
 *
 * @param lesson the lesson
 * @param paths where its files lie
 */
record LessonPage(VerifiedLesson lesson, LessonPaths paths) {
    LessonRecord record() {
        return lesson.record();
    }
}
