package galley.site;

import galley.lesson.LessonRecord;
import galley.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which paths of a site somebody chose, and where another one can be chosen. */
final class PathOwners {
    private final Map<String, List<Owner>> owners = new HashMap<>();

    /** What asks for a path, and what there is to do when it cannot have it. */
    record Owner(Place place, String remedy) {}

    /** The owners of the pages and files of lessons, and of the pages that the publisher wrote. */
    static PathOwners of(List<LessonPage> lessons, List<OwnPage> pages) {
        PathOwners owners = new PathOwners();
        lessons.forEach(owners::addLesson);
        for (OwnPage page : pages) {
            Place place = Place.ofFile(page.page().file().toString());
            owners.add(page.path(), new Owner(place, "give this file another name: its page lies where the file does"));
        }
        return owners;
    }

    /** Who chose the path, in the order in which they were given. */
    List<Owner> of(String path) {
        return owners.getOrDefault(SitePath.folded(path), List.of());
    }

    private void addLesson(LessonPage lesson) {
        LessonRecord record = lesson.lesson().record();
        LessonPaths paths = lesson.paths();
        Owner page = owner(record, "canonicalUrl", "its page lies");
        add(paths.page(), page);
        add(paths.facts(), page);
        add(paths.cover(), page);
        add(paths.record(), owner(record, "jsonUrl", "it is served"));
        add(paths.markdown(), owner(record, "markdownUrl", "its text is served"));
    }

    private static Owner owner(LessonRecord record, String member, String what) {
        return new Owner(
                record.placeOf(member),
                "give this record another " + member + ": " + what + " at the path of that address");
    }

    private void add(SitePath path, Owner owner) {
        owners.computeIfAbsent(path.folded(), key -> new ArrayList<>()).add(owner);
    }
}
