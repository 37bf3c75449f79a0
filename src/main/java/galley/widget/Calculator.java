package galley.widget;

import galley.model.Dimension;
import galley.model.Model;
import galley.model.QuantityReader;

/** One form of the page with its model, its results and its figure. */
final class Calculator {
    /** A field is being filled in. */
    static final int TYPING = 0;

    /** The results are to be kept, beside those that come. */
    private static final int KEEP = 2;

    private final Element form;
    private final Model model;
    private final Field[] fields;
    private final Dimension[] dimensions;
    private final FormFigure figure;
    private double[] kept = {};

    /** The results of the page's own example say what each of them measures. */
    Calculator(Element form, Model model) {
        this.form = form;
        this.model = model;
        this.fields = new Field[Page.count(form, "input")];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = new Field(Page.get(form, "input", i), Page.get(form, ".problem", i));
        }
        this.dimensions = new Dimension[Page.count(form, "output")];
        for (int i = 0; i < dimensions.length; i++) {
            String result = output(i).getTextContent();
            dimensions[i] = new QuantityReader(result).known().dimension();
        }
        this.figure = new FormFigure(form.querySelector("figure"), model, dimensions);
    }

    /** Follows the fields, and says what the reader has settled on. */
    void heard(int event) {
        boolean good = update(event == KEEP);
        if (event != TYPING) {
            Element summary = form.querySelector(".summary");
            String first =
                    Page.part(summary, "label", 0).concat(" ").concat(output(0).getTextContent());
            Page.show(
                    summary,
                    good
                            ? first
                            : form.querySelector("[aria-invalid=true] ~ .problem")
                                    .getTextContent());
        }
    }

    /** Follows the fields; while one of them has a problem there are no results. */
    private boolean update(boolean keep) {
        double[] arguments = new double[fields.length];
        boolean good = true;
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = fields[i].read();
            good &= arguments[i] >= 0;
        }
        form.setAttribute("class", good ? "calculator" : "calculator stale");
        double[] results = good ? model.apply(arguments) : arguments;
        for (int i = 0; i < dimensions.length; i++) {
            Page.show(output(i), good ? dimensions[i].print(results[i]) : "—");
        }
        if (good) {
            kept = keep ? results : kept;
            compare(results);
            figure.draw(arguments);
        }
        return good;
    }

    /** Shows what was kept beside each result, and how large the result is beside it. */
    private void compare(double[] results) {
        for (int i = 0; i < kept.length; i++) {
            String text = "kept: ".concat(dimensions[i].print(kept[i]));
            if (kept[i] > 0) {
                text = text.concat("; now ").concat(Dimension.SHARE.print(results[i] / kept[i]));
            }
            Page.show(Page.get(form, ".kept", i), text);
        }
    }

    private Element output(int index) {
        return Page.get(form, "output", index);
    }
}
