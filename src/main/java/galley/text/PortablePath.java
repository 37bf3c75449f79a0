package galley.text;

/** Paths that mean the same file below a folder on every system: segments joined by {@code /}. */
public final class PortablePath {
    private static final int LONGEST_SEGMENT = 200;

    private PortablePath() {}

    /** Whether every segment is a file name on every system, and none leads upwards. */
    public static boolean is(String path) {
        for (String segment : path.split("/", -1)) {
            boolean named = !segment.isEmpty() && !segment.endsWith(".") && segment.length() <= LONGEST_SEGMENT;
            if (!named || !segment.chars().allMatch(PortablePath::isPlain) || DeviceName.is(segment)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "._~-".indexOf(c) >= 0;
    }
}
