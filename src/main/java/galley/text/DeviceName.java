package galley.text;

import java.util.Locale;
import java.util.Set;

/** Names that Windows keeps for devices: no file there can bear one, whatever its ending. */
public final class DeviceName {
    private static final Set<String> WORDS = Set.of("con", "prn", "aux", "nul", "conin$", "conout$", "clock$");
    private static final Set<String> NUMBERED = Set.of("com", "lpt");
    private static final String DIGITS = "0123456789¹²³";
    private static final int LONGEST = "conout$".length();

    private DeviceName() {}

    /** Whether a file of this name would be a device. */
    public static boolean is(String fileName) {
        return is(fileName, 0, fileName.length());
    }

    /** Whether a file would be a device whose name is part of a text. Blanks before the ending do not count. */
    static boolean is(String text, int start, int end) {
        int dot = text.indexOf('.', start);
        int stop = dot < 0 || dot > end ? end : dot;
        while (stop > start && text.charAt(stop - 1) == ' ') {
            stop--;
        }
        return stop - start <= LONGEST && isDevice(text.substring(start, stop).toLowerCase(Locale.ROOT));
    }

    private static boolean isDevice(String name) {
        int last = name.length() - 1;
        return WORDS.contains(name)
                || (last == 3 && NUMBERED.contains(name.substring(0, last)) && DIGITS.indexOf(name.charAt(last)) >= 0);
    }
}
