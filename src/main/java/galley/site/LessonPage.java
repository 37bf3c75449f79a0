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

    /** The path of what programs are told of the lesson: beside its page. */
    SitePath facts() {
        String path = paths.page().value();
        return new SitePath(
                path.endsWith("index.html")
                        ? path.replaceFirst("index\\.html$", "lesson.jsonld")
                        : path.replaceFirst("\\.[^./]*$", "") + ".jsonld");
    }
}
