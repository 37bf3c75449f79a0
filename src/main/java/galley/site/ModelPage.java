package galley.site;

import galley.model.Model;
import galley.model.Models;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A model that lessons use, with its place in the site.
 *
 * @param model the model
 * @param formula its formula as it was set, as HTML
 * @param lessons the lessons that show it, by title
 */
record ModelPage(Model model, String formula, List<LessonCard> lessons) {
    ModelPage {
        lessons = List.copyOf(lessons);
    }

    /** The models that any lesson shows, in the order of their list. */
    static List<ModelPage> of(List<LessonCard> lessons) {
        List<ModelPage> pages = new ArrayList<>();
        for (Model model : Models.all()) {
            List<LessonCard> users = lessons.stream()
                    .filter(lesson -> formula(lesson, model).isPresent())
                    .sorted(Comparator.comparing((LessonCard lesson) -> lesson.title())
                            .thenComparing(lesson -> lesson.paths().page()))
                    .toList();
            users.stream()
                    .flatMap(lesson -> formula(lesson, model).stream())
                    .findFirst()
                    .ifPresent(formula -> pages.add(new ModelPage(model, formula, users)));
        }
        return pages;
    }

    private static Optional<String> formula(LessonCard lesson, Model model) {
        return lesson.models().stream()
                .filter(card -> card.id().equals(model.id()))
                .map(LessonCard.ModelCard::formula)
                .findFirst();
    }

    /** Where its page lies. */
    SitePath path() {
        return path(model.id());
    }

    /** Where the page of a model lies. */
    static SitePath path(String id) {
        return new SitePath("models/" + id + "/index.html");
    }
}
