package galley.cli;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Writes a path as a URI: relative where the path is, and the same on every system. */
final class FileUri {
    private static final String PLAIN = "-._~/!$&'()*+,;=@:";

    private FileUri() {}

    static String of(String path) {
        String slashed = path.replace('\\', '/');
        if (slashed.matches("[A-Za-z]:/.*")) {
            return "file:///" + encoded(slashed);
        }
        String encoded = encoded(slashed);
        if (slashed.startsWith("/")) {
            return "file://" + encoded;
        }
        // Before the first slash a colon would end a scheme.
        int slash = encoded.indexOf('/');
        String first = slash < 0 ? encoded : encoded.substring(0, slash);
        return first.replace(":", "%3A") + encoded.substring(first.length());
    }

    private static String encoded(String path) {
        StringBuilder out = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) {
                out.append(c);
            } else {
                out.append(String.format(Locale.ROOT, "%%%02X", (int) c));
            }
        }
        return out.toString();
    }
}
