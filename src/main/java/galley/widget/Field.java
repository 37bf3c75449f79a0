package galley.widget;

import galley.model.Fault;
import galley.model.Limits;
import galley.model.Quantity;
import galley.model.QuantityReader;

/** One labelled input of a calculator. */
final class Field {
    private final Element control;
    private final Element problem;
    private final Limits limits;

    Field(Element control, Element problem) {
        this.control = control;
        this.problem = problem;
        this.limits = new Limits(quantity(0), quantity(1));
    }

    /** The value in the base unit, or a negative number after the problem has been shown beside the field. */
    double read() {
        QuantityReader reader = new QuantityReader(control.getValue(), limits);
        boolean good = reader.fault() == Fault.NONE;
        control.setAttribute("aria-invalid", good ? "false" : "true");
        Page.show(problem, good ? "" : Page.sentence(control, reader.fault() - 1, reader.found(), reader.converted()));
        return good ? reader.known().value() : -1;
    }

    private Quantity quantity(int end) {
        return new QuantityReader(Page.part(control, "range", end)).known();
    }
}
