package galley.widget;

import org.teavm.jso.JSBody;

/**
 * What strings do in the browser, where they are the browser's own. TeaVM's library wraps each of them, and does
 * character by character what the browser does at once; {@code galley.script} puts these in its place.
 */
final class Texts {
    private Texts() {}

    static String concat(String text, String other) {
        return join(text, other);
    }

    static int length(String text) {
        return size(text);
    }

    static boolean isEmpty(String text) {
        return size(text) == 0;
    }

    static String substring(String text, int from, int to) {
        return cut(text, from, to);
    }

    static char charAt(String text, int index) {
        return (char) code(text, index);
    }

    static int indexOf(String text, int c) {
        return position(text, c);
    }

    static boolean endsWith(String text, String end) {
        return ends(text, end);
    }

    @JSBody(
            params = {"text", "other"},
            script = "return text + other;")
    private static native String join(String text, String other);

    @JSBody(params = "text", script = "return text.length;")
    private static native int size(String text);

    @JSBody(
            params = {"text", "from", "to"},
            script = "return text.substring(from, to);")
    private static native String cut(String text, int from, int to);

    @JSBody(
            params = {"text", "index"},
            script = "return text.charCodeAt(index);")
    private static native int code(String text, int index);

    @JSBody(
            params = {"text", "c"},
            script = "return text.indexOf(String.fromCharCode(c));")
    private static native int position(String text, int c);

    @JSBody(
            params = {"text", "end"},
            script = "return text.endsWith(end);")
    private static native boolean ends(String text, String end);
}
