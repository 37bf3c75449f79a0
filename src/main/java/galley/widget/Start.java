package galley.widget;

import galley.model.Models;
import org.teavm.jso.JSExport;

/** Where the browser begins: every calculator of the page comes alive. */
public final class Start {
    private Start() {}

    /** Called once by the script itself, when the page has been read. */
    @JSExport
    public static void start() {
        Elements forms = Page.calculators();
        for (int i = 0; i < forms.getLength(); i++) {
            Element form = forms.get(i);
            String id = form.getAttribute("data-model");
            for (int k = 0; k < Models.count(); k++) {
                if (Models.at(k).id().equals(id)) {
                    new Calculator(form, Models.at(k)).start();
                }
            }
        }
    }
}
