package galley.widget;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** As much of the browser's elements as calculators need; the bindings that TeaVM brings are larger. */
interface Element extends JSObject {
    Element querySelector(String selector);

    void setAttribute(String name, String value);

    void replaceChildren();

    @JSProperty
    String getTextContent();

    /** The text in a field. */
    @JSProperty
    String getValue();
}
