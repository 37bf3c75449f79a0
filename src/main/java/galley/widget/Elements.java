package galley.widget;

import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** Elements that a page has given. */
interface Elements extends JSObject {
    @JSProperty
    int getLength();

    @JSIndexer
    Element get(int index);
}
