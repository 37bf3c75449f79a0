package galley.verify;

/** Where two texts part. */
final class Difference {
    private static final int SHOWN = 20;

    private Difference() {}

    /** The first offset at which two texts differ, or the length of the shorter one. */
    static int first(String a, String b) {
        int i = 0;
        while (i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }

    /** A few characters of a text from an offset on, as a message shows them. */
    static String shown(String text, int at) {
        if (at == text.length()) {
            return "its end";
        }
        String part = text.substring(at, Math.min(text.length(), at + SHOWN));
        return "\"" + part.replace("\r", "\\r").replace("\n", "\\n") + "\"";
    }
}
