package galley.widget;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** As much of the browser's elements as calculators need; the bindings that TeaVM brings are larger. */
interface Element extends JSObject {
    @Nullable
    Element querySelector(String selector);

    String getAttribute(String name);

    void setAttribute(String name, String value);

    void removeAttribute(String name);

    void append(Element child);

    @JSMethod("append")
    void appendText(String text);

    void replaceChildren();

    @JSProperty
    String getTextContent();

    @JSProperty
    void setTextContent(String text);

    /** The text in a field. */
    @JSProperty
    String getValue();

    @JSProperty
    void setValue(String value);

    /** The text that the page gave to a field. */
    @JSProperty
    String getDefaultValue();

    @JSProperty
    Element getParentNode();
}
