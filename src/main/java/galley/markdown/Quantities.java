package galley.markdown;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keeps a number and its unit on one line, by markup: the characters stay what they are. */
final class Quantities {
    private static final String NUMBER = "(?<![\\p{L}\\p{N}.,])[-−]?\\d++(?:[.,]\\d++){0,8}+";
    private static final String PREFIX = "(?:[fpnµμumkMGTPE]|[KMGT]i)?";
    private static final String UNIT =
            "(?:bits?|bytes?|eV|Hz|FLOPS?|FLOP/s|OPS|[BbsVAWFΩJmKTCgN][²³]?)(?:/(?:bit|byte|lane|mm|cm|[sJVmW])[²³]?)?";
    private static final Pattern QUANTITY =
            Pattern.compile(NUMBER + "[ \\u00A0](?:" + PREFIX + UNIT + "|%|°C)(?![\\p{L}\\p{N}/])");

    private Quantities() {}

    /** Writes a text with its quantities wrapped. */
    static void write(String text, Html out) {
        Matcher quantity = QUANTITY.matcher(text);
        int done = 0;
        while (quantity.find()) {
            out.text(text.substring(done, quantity.start()));
            out.raw("<span class=\"q\">").text(quantity.group()).raw("</span>");
            done = quantity.end();
        }
        out.text(text.substring(done));
    }
}
