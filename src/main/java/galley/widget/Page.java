package galley.widget;

import org.teavm.jso.JSBody;

/** What the browser offers besides elements. */
final class Page {
    private Page() {}

    @JSBody(script = "return document.querySelectorAll('form.calculator').length;")
    static native int calculators();

    @JSBody(params = "index", script = "return document.querySelectorAll('form.calculator')[index];")
    static native Element calculator(int index);

    /** How many elements of a form a selector finds. */
    @JSBody(
            params = {"form", "selector"},
            script = "return form.querySelectorAll(selector).length;")
    static native int count(Element form, String selector);

    /** One of the elements that a selector finds. */
    @JSBody(
            params = {"form", "selector", "index"},
            script = "return form.querySelectorAll(selector)[index];")
    static native Element get(Element form, String selector, int index);

    /** How many parts a data attribute has, which semicolons separate. */
    @JSBody(
            params = {"element", "name"},
            script = "return element.getAttribute('data-' + name).split(';').length;")
    static native int parts(Element element, String name);

    /** One part of a data attribute. */
    @JSBody(
            params = {"element", "name", "index"},
            script = "return element.getAttribute('data-' + name).split(';')[index];")
    static native String part(Element element, String name, int index);

    /** One part of a data attribute, a number. */
    @JSBody(
            params = {"element", "name", "index"},
            script = "return +element.getAttribute('data-' + name).split(';')[index];")
    static native int number(Element element, String name, int index);

    /** The sentence that the page has for a fault of a field: the field's own come first, and then those of its form. */
    @JSBody(
            params = {"control", "fault", "found", "converted"},
            script =
                    "return (control.getAttribute('data-faults') + '|' + control.form.getAttribute('data-faults')).split('|')[fault]"
                            + ".replace('@', () => converted).replace('#', () => found);")
    static native String sentence(Element control, int fault, String found, String converted);

    /** Writes a text where it is not there yet: what stays the same is not announced again. */
    @JSBody(
            params = {"element", "text"},
            script = "if (element.textContent !== text) element.textContent = text;")
    static native void show(Element element, String text);

    /** Appends an SVG element to a group. */
    @JSBody(
            params = {"group", "head", "text"},
            script =
                    "var parts = head.split(' '), element = document.createElementNS(group.namespaceURI, parts.shift());"
                            + "parts.forEach(part => { part = part.split('='); element.setAttribute(part[0], part[1]); });"
                            + "element.textContent = text;"
                            + "group.append(element);")
    static native void draw(Element group, String head, String text);

    /**
     * Brings a form alive: restores its fields from the address, and from then on tells {@link Start#heard} what the
     * reader does: 0 for typing, 1 for what is settled or reset by the first button, 2 for the second button.
     *
     * <p>Typing is settled after a pause longer than that between two keys. What is settled goes into the address, if
     * it differs from the page's own example, without a new step in the history; a sandboxed page may refuse. Forms
     * share the address: each writes under its model's name. A link to a section takes the focus out of a field, which
     * settles it: the section then stays in the address.
     */
    @JSBody(
            params = {"form", "number"},
            script = """
                    var address, timer, all = Array.from(form.querySelectorAll('input'));
                    var name = field => form.getAttribute('data-model') + '.' + field.name;
                    var parameters = () =>
                        new URLSearchParams(/=/.test(location.hash) ? location.hash.slice(1) : '');
                    var settle = event => {
                        clearTimeout(timer);
                        heard(number, event);
                        var now = parameters();
                        all.forEach(field => field.value === field.defaultValue
                            ? now.delete(name(field))
                            : now.set(name(field), field.value));
                        if (address === location.hash) {
                            try { history.replaceState(history.state, '', '#' + now); } catch (refused) {}
                        }
                    };
                    var restore = () => {
                        var now = parameters();
                        if (all.some(field => now.has(name(field)))) {
                            all.forEach(field =>
                                field.value = now.has(name(field)) ? now.get(name(field)) : field.defaultValue);
                            heard(number, 0);
                        }
                    };
                    form.oninput = () => {
                        address = location.hash;
                        heard(number, 0);
                        clearTimeout(timer);
                        timer = setTimeout(settle, 700, 1);
                    };
                    form.onchange = () => settle(1);
                    form.onsubmit = () => false;
                    form.querySelectorAll('button').forEach((button, index) => {
                        button.hidden = false;
                        button.onclick = () => {
                            address = location.hash;
                            if (!index) form.reset();
                            settle(index + 1);
                        };
                    });
                    all.forEach(field => field.readOnly = false);
                    window.addEventListener('hashchange', restore);
                    heard(number, 0);
                    restore();
                    """)
    static native void connect(Element form, int number);
}
