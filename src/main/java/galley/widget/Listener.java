package galley.widget;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;

/** Hears of an event. */
@JSFunctor
interface Listener extends JSObject {
    void heard(Event event);

    /** What has happened. */
    interface Event extends JSObject {
        @JSMethod
        void preventDefault();
    }
}
