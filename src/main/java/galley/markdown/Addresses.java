package galley.markdown;

import java.nio.charset.StandardCharsets;

/** Writes an address so that it is valid where it is written and means what it meant. */
final class Addresses {
    private static final String REFUSED = " \"<>\\^`{|}";
    private static final String BRACKETS = "[]";
    private static final String HEX = "0123456789ABCDEF";

    private Addresses() {}

    /** For an attribute: percent-encodes what no URL may hold, and brackets; letters of every script stay. */
    static String encoded(String url) {
        return encoded(url, REFUSED + BRACKETS);
    }

    /** For a record: the same, with brackets as they are. */
    static String cited(String url) {
        return encoded(url, REFUSED);
    }

    private static String encoded(String url, String refused) {
        if (LinkPolicy.isCommon(url)) {
            return url;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < url.length(); ) {
            int c = url.codePointAt(i);
            boolean barePercent = c == '%' && !(isHex(url, i + 1) && isHex(url, i + 2));
            if (barePercent || refused.indexOf(c) >= 0 || isUnseen(c)) {
                percent(c, out);
            } else {
                out.appendCodePoint(c);
            }
            i += Character.charCount(c);
        }
        return out.toString();
    }

    private static boolean isUnseen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.UNASSIGNED -> true;
            default -> Character.isSpaceChar(c);
        };
    }

    private static void percent(int c, StringBuilder out) {
        for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
            out.append('%').append(HEX.charAt((b >> 4) & 15)).append(HEX.charAt(b & 15));
        }
    }

    private static boolean isHex(String text, int at) {
        return at < text.length() && Character.digit(text.charAt(at), 16) >= 0 && text.charAt(at) < 128;
    }
}
