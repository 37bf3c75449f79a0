package galley.site;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which lessons build on which, and which are related, told by links of their contents and by their records. */
final class LessonGraph {
    private static final Comparator<LessonCard> ORDER = Topic.BY_TITLE.thenComparing(LessonCard::id);

    private final Map<String, LessonCard> byId = new HashMap<>();
    private final Map<SitePath, LessonCard> byPage = new HashMap<>();
    private final Map<String, Neighbours> neighbours = new LinkedHashMap<>();
    private final SiteLinks links;

    /**
     * The lessons around one, each in the order of titles.
     *
     * @param foundations those that it builds on
     * @param builders those that build on it
     * @param related those that it names or that name it
     */
    record Neighbours(
            SortedSet<LessonCard> foundations, SortedSet<LessonCard> builders, SortedSet<LessonCard> related) {
        Neighbours() {
            this(new TreeSet<>(ORDER), new TreeSet<>(ORDER), new TreeSet<>(ORDER));
        }

        boolean isEmpty() {
            return foundations.isEmpty() && builders.isEmpty() && related.isEmpty();
        }
    }

    LessonGraph(List<LessonCard> lessons, SiteLinks links) {
        this.links = links;
        for (LessonCard lesson : lessons) {
            byId.put(lesson.id(), lesson);
            byPage.put(lesson.paths().page(), lesson);
            neighbours.put(lesson.id(), new Neighbours());
        }
        lessons.forEach(this::addRelations);
        neighbours
                .values()
                .forEach(around -> around.related()
                        .removeIf(other -> around.foundations().contains(other)
                                || around.builders().contains(other)));
    }

    private void addRelations(LessonCard lesson) {
        for (LessonCard.RelationCard relation : lesson.relations()) {
            Optional<LessonCard> other =
                    lesson(relation, lesson).filter(found -> !found.id().equals(lesson.id()));
            if (relation.kind().equals("foundations")) {
                other.ifPresent(found -> around(lesson).foundations().add(found));
                other.ifPresent(found -> around(found).builders().add(lesson));
            } else if (relation.kind().equals("related")) {
                other.ifPresent(found -> around(lesson).related().add(found));
                other.ifPresent(found -> around(found).related().add(lesson));
            }
        }
    }

    private Optional<LessonCard> lesson(LessonCard.RelationCard relation, LessonCard from) {
        return relation.id().isEmpty()
                ? links.page(relation.url(), from.paths().page()).map(byPage::get)
                : Optional.ofNullable(byId.get(relation.id()));
    }

    /** The ids of the lessons around one, by its id, where there are any. */
    SortedMap<String, List<String>> ids() {
        SortedMap<String, List<String>> ids = new TreeMap<>();
        neighbours.forEach((id, around) -> {
            if (!around.isEmpty()) {
                ids.put(
                        id,
                        Stream.of(around.foundations(), around.builders(), around.related())
                                .flatMap(Collection::stream)
                                .map(LessonCard::id)
                                .toList());
            }
        });
        return ids;
    }

    /** The lessons around this one. */
    Neighbours around(LessonCard lesson) {
        return neighbours.getOrDefault(lesson.id(), new Neighbours());
    }

    /** The lessons that this one names itself. */
    List<LessonCard> named(LessonCard lesson) {
        return lesson.relations().stream()
                .flatMap(relation -> lesson(relation, lesson).stream())
                .toList();
    }

    /** The lessons that have any around them, in the order of titles. */
    List<LessonCard> connected() {
        List<LessonCard> connected = new ArrayList<>();
        neighbours.forEach((id, around) -> {
            if (!around.isEmpty()) {
                connected.add(byId.get(id));
            }
        });
        connected.sort(ORDER);
        return connected;
    }
}
