package galley.site;

import galley.diagnostic.Diagnostics;
import java.util.List;

/**
 * The paths at which a site serves a lesson.
 *
 * @param lesson the lesson
 * @param page its page
 * @param record its record
 * @param markdown the content, byte for byte
 */
public record ServedLesson(SiteLesson lesson, String page, String record, String markdown) {

    /**
     * Where each of {@code lessons}, all that a site has, lies.
     *
     * @param robots the site's {@code robots.txt}, which names its address; empty when there is none
     */
    public static List<ServedLesson> of(List<SiteLesson> lessons, String robots, Diagnostics diagnostics) {
        return Placement.of(lessons, Hosting.address(robots), diagnostics).stream()
                .flatMap(placement -> placement.revisions().stream())
                .map(ServedLesson::of)
                .toList();
    }

    private static ServedLesson of(LessonPage page) {
        LessonPaths paths = page.paths();
        return new ServedLesson(
                page.lesson(),
                paths.page().value(),
                paths.record().value(),
                paths.markdown().value());
    }
}
