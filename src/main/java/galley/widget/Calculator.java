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
    private String address = "";
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
        form.querySelector("button").removeAttribute("hidden");
        Page.listen(form, this::heard);
        Page.onFragment(this::restore);
        restore();
        update();
    }

    private void heard(String event) {
        if (event.equals("change")) {
            settle();
            return;
        }
        address = Page.address();
        if (event.equals("input")) {
            update();
            Page.cancel(timer);
            timer = Page.later(this::settle, PAUSE);
            return;
        }
        for (Field field : fields) {
            field.set(null);
        }
        settle();
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

    /**
     * Announces what the reader has settled on, and keeps it in the address. Following a link to a section takes the
     * focus out of a field, which settles it: the section then stays in the address.
     */
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
        if (address.equals(Page.address())) {
            keep();
        }
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
