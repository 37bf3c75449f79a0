package galley.site;

import galley.model.Example;
import galley.model.Input;
import galley.model.Output;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What {@code model.ftlh} sees under the key {@code model}: one model, or the list of all that lessons use. */
final class ModelView {
    /** The list of models. */
    static final SitePath INDEX = new SitePath("models/index.html");

    private ModelView() {}

    /** A page for each model, and their list; none when no lesson shows a model. */
    static List<PlannedPage> pages(List<ModelPage> models) {
        List<PlannedPage> pages = new ArrayList<>();
        models.forEach(model -> pages.add(page(model)));
        if (!models.isEmpty()) {
            pages.add(index(models));
        }
        return pages;
    }

    private static PlannedPage page(ModelPage page) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("id", page.model().id());
        model.put("title", page.model().title());
        model.put("formula", page.formula());
        model.put("source", page.model().source());
        model.put("inputs", inputs(page));
        model.put("outputs", outputs(page));
        model.put("calculator", CalculatorView.of(Example.of(page.model())));
        model.put("table", ExampleTableView.of(page.model()));
        model.put(
                "lessons",
                page.lessons().stream()
                        .map(lesson -> Map.of(
                                "title",
                                lesson.title(),
                                "href",
                                lesson.paths().page().hrefFrom(page.path())))
                        .toList());
        return PlannedPage.of(page.path().value(), "model", model);
    }

    private static PlannedPage index(List<ModelPage> pages) {
        List<Map<String, Object>> models = new ArrayList<>();
        for (ModelPage page : pages) {
            models.add(Map.of(
                    "title", page.model().title(),
                    "href", page.path().hrefFrom(INDEX),
                    "formula", page.formula()));
        }
        return PlannedPage.of(INDEX.value(), "model", Map.of("models", models));
    }

    private static List<Map<String, Object>> inputs(ModelPage page) {
        List<Map<String, Object>> inputs = new ArrayList<>();
        for (Input input : page.model().inputs()) {
            inputs.add(Map.of(
                    "id", input.id(),
                    "symbol", input.symbol(),
                    "label", input.label(),
                    "value", input.initial().text(),
                    "hint", input.hint()));
        }
        return inputs;
    }

    private static List<Map<String, Object>> outputs(ModelPage page) {
        List<Map<String, Object>> outputs = new ArrayList<>();
        for (Output output : page.model().outputs()) {
            outputs.add(Map.of(
                    "id", output.id(),
                    "symbol", output.symbol(),
                    "label", output.label(),
                    "unit", output.dimension().symbol(),
                    "words", output.dimension().words()));
        }
        return outputs;
    }
}
