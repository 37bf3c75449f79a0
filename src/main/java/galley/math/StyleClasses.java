package galley.math;

import galley.text.Sha256;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a class of every inline style.
 *
 * <p>The name of a class depends on nothing but the declarations, so that it is the same on every page and in every
 * build. Works on KaTeX's text, not on a parsed tree: what is no style stays exactly as it was, the case of SVG
 * attributes included.
 */
final class StyleClasses {
    private static final Pattern TAG = Pattern.compile("<[a-z][^>]*+>");
    private static final Pattern STYLE = Pattern.compile(" style=\"([^\"]*)\"");
    private static final Pattern CELL_WIDTH = Pattern.compile("(?<=^<mtd) width=\"([^\"]*)\"");
    private static final Pattern CLASS = Pattern.compile(" class ?=\"[^\"]*");
    /** Far from what could leave a rule; KaTeX itself lets nothing else through. */
    private static final Pattern DECLARATIONS = Pattern.compile("[-a-zA-Z0-9 :;.,%#()]*");

    private static final int NAME_LENGTH = 8;
    private static final int MOST_KNOWN = 10_000;
    private static final Map<String, String> KNOWN = new ConcurrentHashMap<>();

    private final Map<String, String> names = new HashMap<>();
    private final SortedMap<String, String> styles = new TreeMap<>();

    private StyleClasses() {}

    /** Takes the output of KaTeX apart. */
    static SetFormula of(String html) {
        StyleClasses classes = new StyleClasses();
        String rewritten = TAG.matcher(html).replaceAll(tag -> Matcher.quoteReplacement(classes.tag(tag)));
        return SetFormula.of(rewritten, classes.styles);
    }

    /** The class for some declarations: 40 bits of their digest, in base 32. The same few come again and again. */
    static String name(String declarations) {
        if (KNOWN.size() > MOST_KNOWN) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(declarations, StyleClasses::digested);
    }

    private static String digested(String declarations) {
        String digits = Long.toString(Long.parseLong(Sha256.of(declarations).prefix(NAME_LENGTH * 5 / 4), 16), 32);
        return "s" + "0".repeat(NAME_LENGTH - digits.length()) + digits;
    }

    private String tag(MatchResult tag) {
        String text = tag.group();
        String widthless = text.startsWith("<mtd ") ? moved(text, CELL_WIDTH, "width:") : text;
        return widthless.contains(" style=") ? moved(widthless, STYLE, "") : widthless;
    }

    private String moved(String tag, Pattern attribute, String property) {
        Matcher found = attribute.matcher(tag);
        if (!found.find()) {
            return tag;
        }
        String name = named(property + found.group(1));
        String without = tag.substring(0, found.start()) + tag.substring(found.end());
        Matcher existing = CLASS.matcher(without);
        return existing.find()
                ? insert(without, existing.end(), " " + name)
                : insert(without, found.start(), " class=\"" + name + "\"");
    }

    private String named(String declarations) {
        return names.computeIfAbsent(declarations, this::newlyNamed);
    }

    private String newlyNamed(String declarations) {
        if (!DECLARATIONS.matcher(declarations).matches()) {
            throw new IllegalStateException("KaTeX wrote a style that is none: " + declarations);
        }
        String name = name(declarations);
        put(styles, name, declarations);
        return name;
    }

    /** Adds a class; that two styles share one is as unlikely as it would be wrong. */
    static void put(SortedMap<String, String> styles, String name, String declarations) {
        String other = styles.putIfAbsent(name, declarations);
        if (other != null && !other.equals(declarations)) {
            throw new IllegalStateException("one class for two styles: " + other + " and " + declarations);
        }
    }

    private static String insert(String text, int at, String what) {
        return text.substring(0, at) + what + text.substring(at);
    }
}
