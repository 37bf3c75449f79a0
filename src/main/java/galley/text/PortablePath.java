package galley.text;

import java.util.regex.Pattern;

/** Paths that mean the same file below a folder on every system: segments joined by {@code /}. */
public final class PortablePath {
    private static final Pattern SEGMENT = Pattern.compile("[A-Za-z0-9._~-]*[A-Za-z0-9_~-]");
    private static final int LONGEST_SEGMENT = 200;

    private PortablePath() {}

    /** Whether every segment is a file name on every system, and none leads upwards. */
    public static boolean is(String path) {
        for (String segment : path.split("/", -1)) {
            if (!SEGMENT.matcher(segment).matches() || DeviceName.is(segment) || segment.length() > LONGEST_SEGMENT) {
                return false;
            }
        }
        return true;
    }
}
