package galley.widget;

import galley.model.Input;
import galley.model.Reading;
import org.jspecify.annotations.Nullable;

/** One labelled input of a calculator. */
final class Field {
    private final Input input;
    private final Element control;
    private final Element problem;

    Field(Input input, Element control) {
        this.input = input;
        this.control = control;
        this.problem = control.getParentNode().querySelector(".problem");
        control.removeAttribute("readonly");
    }

    /** The input's id. */
    String id() {
        return input.id();
    }

    /** The text as it stands. */
    String text() {
        return control.getValue();
    }

    /** Whether the text is still the page's. */
    boolean isUntouched() {
        return text().equals(control.getDefaultValue());
    }

    /** Takes a text, or the page's own again if there is none. */
    void set(@Nullable String text) {
        control.setValue(text == null ? control.getDefaultValue() : text);
    }

    /** The value in the base unit, or a negative number after the problem has been shown beside the field. */
    double read() {
        Reading reading = input.read(text());
        if (reading instanceof Reading.Refused refused) {
            show(refused.reason());
            return -1;
        }
        show("");
        return ((Reading.Read) reading).quantity().value();
    }

    private void show(String reason) {
        if (!reason.equals(problem.getTextContent())) {
            problem.setTextContent(reason);
            control.setAttribute("aria-invalid", reason.isEmpty() ? "false" : "true");
        }
    }
}
