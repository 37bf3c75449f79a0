package galley.preview;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the script that reloads a page into the page on its way to the browser. */
final class ScriptTag {
    private static final Pattern PLACE = Pattern.compile("</head\\s*>|</body\\s*>", Pattern.CASE_INSENSITIVE);

    private ScriptTag() {}

    /**
     * The page with the script.
     *
     * @param state what {@link LiveState#page} says of the page: the script reloads it when this is no longer so
     */
    static byte[] into(byte[] page, String state) {
        // One char a byte: whatever the page holds comes out as it went in.
        String html = new String(page, StandardCharsets.ISO_8859_1);
        String tag = "<script defer src=\"" + OwnFiles.SCRIPT + "\" data-page=\"" + state + "\"></script>\n";
        Matcher place = PLACE.matcher(html);
        int at = place.find() ? place.start() : html.length();
        return (html.substring(0, at) + tag + html.substring(at)).getBytes(StandardCharsets.ISO_8859_1);
    }
}
