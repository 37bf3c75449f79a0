package galley.text;

/** Paths that mean the same file below a folder on every system: segments joined by {@code /}. */
public final class PortablePath {
    private static final int LONGEST_SEGMENT = 200;

    private PortablePath() {}

    /** Whether every segment is a file name on every system, and none leads upwards. */
    public static boolean is(String path) {
        int start = 0;
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', start)) {
            if (!isName(path, start, slash)) {
                return false;
            }
            start = slash + 1;
        }
        return isName(path, start, path.length());
    }

    private static boolean isName(String path, int start, int end) {
        if (start == end || end - start > LONGEST_SEGMENT || path.charAt(end - 1) == '.') {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (!isPlain(path.charAt(i))) {
                return false;
            }
        }
        return !DeviceName.is(path, start, end);
    }

    private static boolean isPlain(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "._~-".indexOf(c) >= 0;
    }
}
