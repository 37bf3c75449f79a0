package galley.math;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * KaTeX's style sheet, taken apart. It is minified and flat: no comments, no nested rules, no braces or commas in
 * strings.
 *
 * @param faces its fonts, in order
 * @param rules its other rules, in order
 */
record StyleSheet(List<FontFace> faces, List<StyleRule> rules) {
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");
    private static final Pattern TRUE_TYPE = Pattern.compile("url\\(fonts/([^)]+)\\.ttf\\)");

    StyleSheet {
        faces = List.copyOf(faces);
        rules = List.copyOf(rules);
    }

    /** The sheet of the KaTeX release on the class path. */
    static StyleSheet ofKatex() {
        return parse(KatexFiles.styleSheet());
    }

    static StyleSheet parse(String css) {
        List<FontFace> faces = new ArrayList<>();
        List<StyleRule> rules = new ArrayList<>();
        RULE.matcher(css).results().forEach(found -> {
            StyleRule rule = rule(found);
            if (rule.selectors().contains("@font-face")) {
                faces.add(face(rule));
            } else {
                rules.add(rule);
            }
        });
        return new StyleSheet(faces, rules);
    }

    private static StyleRule rule(MatchResult found) {
        return new StyleRule(List.of(found.group(1).strip().split(",")), found.group(2));
    }

    private static FontFace face(StyleRule rule) {
        FontStyle style = FontStyle.OUTSIDE.with(rule);
        Matcher file = TRUE_TYPE.matcher(rule.declarations());
        if (!file.find()) {
            throw new IllegalStateException("KaTeX's sheet names no TrueType file for " + style.family());
        }
        return new FontFace(style.family(), style.italic(), style.bold(), file.group(1));
    }
}
