package galley.widget;

import galley.model.Input;
import galley.model.Model;
import galley.model.Output;

/** One form of the page with its model, its results and its figure. */
final class Calculator {
    /** Longer than a pause between two keys: what is announced and kept is what the reader settled on. */
    private static final int PAUSE = 700;

    private final Element form;
    private final Model model;
    private final Field[] fields;
    private final FormFigure figure;
    private int timer;

    Calculator(Element form, Model model) {
        this.form = form;
        this.model = model;
        this.figure = new FormFigure(form.querySelector("figure"), model);
        Input[] inputs = model.inputs();
        this.fields = new Field[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            fields[i] = new Field(inputs[i], form.querySelector("[name=" + inputs[i].id() + "]"));
        }
    }

    void start() {
        Element reset = form.querySelector("button");
        reset.removeAttribute("hidden");
        reset.addEventListener("click", event -> {
            for (Field field : fields) {
                field.set(null);
            }
            settle();
        });
        form.addEventListener("submit", event -> event.preventDefault());
        form.addEventListener("change", event -> settle());
        form.addEventListener("input", event -> {
            update();
            Page.cancel(timer);
            timer = Page.later(this::settle, PAUSE);
        });
        Page.onFragment(this::restore);
        restore();
        update();
    }

    /** Follows the fields; while one of them has a problem there are no results. */
    private boolean update() {
        double[] arguments = new double[fields.length];
        boolean good = true;
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = fields[i].read();
            good &= arguments[i] >= 0;
        }
        form.setAttribute("class", good ? "calculator" : "calculator stale");
        double[] results = good ? model.apply(arguments) : arguments;
        Output[] outputs = model.outputs();
        for (int i = 0; i < outputs.length; i++) {
            Output output = outputs[i];
            show("output[name=" + output.id() + "]", good ? output.dimension().print(results[i]) : "—");
        }
        if (good) {
            figure.draw(arguments);
        }
        return good;
    }

    /** Announces and keeps what the reader has settled on. */
    private void settle() {
        Page.cancel(timer);
        boolean good = update();
        Output first = model.outputs()[0];
        String result = first.label() + " " + form.querySelector("output").getTextContent();
        show(
                ".summary",
                good
                        ? result
                        : form.querySelector("[aria-invalid=true] ~ .problem").getTextContent());
        keep();
    }

    private void show(String selector, String text) {
        Element element = form.querySelector(selector);
        if (!text.equals(element.getTextContent())) {
            element.setTextContent(text);
        }
    }

    /** Only what differs from the page's own example goes into the address. */
    private void keep() {
        Parameters parameters = Page.parameters();
        for (Field field : fields) {
            if (field.isUntouched()) {
                parameters.delete(name(field));
            } else {
                parameters.set(name(field), field.text());
            }
        }
        Page.keep(parameters);
    }

    /** Takes the fields from the address, unless it says nothing of this calculator, as the address of a section. */
    private void restore() {
        Parameters parameters = Page.parameters();
        boolean named = false;
        for (Field field : fields) {
            named |= parameters.get(name(field)) != null;
        }
        if (named) {
            for (Field field : fields) {
                field.set(parameters.get(name(field)));
            }
            update();
        }
    }

    /** Calculators of several models share the address: each writes under its model's id. */
    private String name(Field field) {
        return model.id() + "." + field.id();
    }
}
