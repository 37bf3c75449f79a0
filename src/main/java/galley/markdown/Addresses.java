package galley.markdown;

import java.nio.charset.StandardCharsets;

/** Writes an address so that it is valid in an attribute and means what it meant. */
final class Addresses {
    private static final String REFUSED = " \"<>\\^`{|}[]";
    private static final String HEX = "0123456789ABCDEF";

    private Addresses() {}

    /** Percent-encodes what no URL may hold; letters of every script stay. */
    static String encoded(String url) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < url.length(); i++) {
            char c = url.charAt(i);
            boolean barePercent = c == '%' && !(isHex(url, i + 1) && isHex(url, i + 2));
            if (barePercent || REFUSED.indexOf(c) >= 0 || Character.isSpaceChar(c)) {
                percent(c, out);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static void percent(char c, StringBuilder out) {
        for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
            out.append('%').append(HEX.charAt((b >> 4) & 15)).append(HEX.charAt(b & 15));
        }
    }

    private static boolean isHex(String text, int at) {
        return at < text.length() && Character.digit(text.charAt(at), 16) >= 0 && text.charAt(at) < 128;
    }
}
