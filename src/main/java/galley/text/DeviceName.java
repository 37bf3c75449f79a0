package galley.text;

import java.util.regex.Pattern;

/** Names that Windows keeps for devices: no file there can bear one, whatever its ending. */
public final class DeviceName {
    private static final Pattern DEVICE = Pattern.compile(
            "(?:con|prn|aux|nul|conin\\$|conout\\$|clock\\$|(?:com|lpt)[0-9¹²³]) *(?:\\..*)?",
            Pattern.CASE_INSENSITIVE);

    private static final String FIRST = "cCpPaAnNlL";

    private DeviceName() {}

    /** Whether a file of this name would be a device. */
    public static boolean is(String fileName) {
        return !fileName.isEmpty()
                && FIRST.indexOf(fileName.charAt(0)) >= 0
                && DEVICE.matcher(fileName).matches();
    }
}
