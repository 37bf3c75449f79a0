package galley.widget;

import galley.model.Models;
import org.teavm.jso.JSExport;

/** Where the browser begins: every calculator of the page comes alive. */
public final class Start {
    private static final Calculator[] CALCULATORS = new Calculator[Page.calculators()];

    private Start() {}

    /** Called once by the script itself, when the page has been read. */
    @JSExport
    public static void start() {
        for (int i = 0; i < CALCULATORS.length; i++) {
            Element form = Page.calculator(i);
            CALCULATORS[i] = new Calculator(form, Models.at(Page.number(form, "number", 0)));
            Page.connect(form, i);
        }
    }

    /** Called by the page when the fields of a form have new texts. */
    @JSExport
    public static void heard(int index, int event) {
        CALCULATORS[index].heard(event);
    }
}
