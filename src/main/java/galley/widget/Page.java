package galley.widget;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What the browser offers besides elements. */
final class Page {
    private Page() {}

    /** Something to do later. */
    @JSFunctor
    interface Action extends JSObject {
        void run();
    }

    @JSBody(script = "return document.querySelectorAll('form.calculator');")
    static native Elements calculators();

    @JSBody(params = "name", script = "return document.createElementNS('http://www.w3.org/2000/svg', name);")
    static native Element svgElement(String name);

    @JSBody(
            params = {"action", "milliseconds"},
            script = "return setTimeout(action, milliseconds);")
    static native int later(Action action, int milliseconds);

    @JSBody(params = "timer", script = "clearTimeout(timer);")
    static native void cancel(int timer);

    /** Hears what a reader does, by the type of the event. */
    @JSFunctor
    interface Listener extends JSObject {
        void heard(String event);
    }

    /** Typing and leaving a field, and the form's button; sending the form does nothing. */
    @JSBody(
            params = {"form", "listener"},
            script = "form.oninput = form.onchange = form.querySelector('button').onclick ="
                    + " event => listener(event.type); form.onsubmit = () => false;")
    static native void listen(Element form, Listener listener);

    @JSBody(params = "action", script = "window.addEventListener('hashchange', () => action());")
    static native void onFragment(Action action);

    /** The number sign and what follows it in the page's address. */
    @JSBody(script = "return location.hash;")
    static native String address();

    /** The parameters in the page's address behind the number sign; none where it names a section. */
    @JSBody(script = "var hash = location.hash; return new URLSearchParams(/=/.test(hash) ? hash.slice(1) : '');")
    static native Parameters parameters();

    /** Writes the parameters into the address without a new step in the history; a sandboxed page may refuse. */
    @JSBody(
            params = "parameters",
            script = "try { history.replaceState(history.state, '', '#' + parameters); } catch (refused) {}")
    static native void keep(Parameters parameters);
}
