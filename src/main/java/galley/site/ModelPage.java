package galley.site;

import galley.math.SetFormula;
import galley.model.Model;
import galley.model.Models;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A model that lessons use, with its place in the site.
 *
 * @param model the model
 * @param formula its formula as it was set
 * @param lessons the lessons that show it, by title
 */
record ModelPage(Model model, SetFormula formula, List<LessonPage> lessons) {
    ModelPage {
        lessons = List.copyOf(lessons);
    }

    /** The models that any lesson shows, in the order of their list. */
    static List<ModelPage> of(List<LessonPage> lessons) {
        List<ModelPage> pages = new ArrayList<>();
        for (Model model : Models.all()) {
            List<LessonPage> users = lessons.stream()
                    .filter(lesson -> lesson.lesson().modelFormula(model.id()).isPresent())
                    .sorted(Comparator.comparing(
                                    (LessonPage lesson) -> lesson.record().title())
                            .thenComparing(lesson -> lesson.paths().page()))
                    .toList();
            users.stream()
                    .flatMap(lesson -> lesson.lesson().modelFormula(model.id()).stream())
                    .findFirst()
                    .ifPresent(formula -> pages.add(new ModelPage(model, formula, users)));
        }
        return pages;
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
