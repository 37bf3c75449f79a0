package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/**
 * Text between single dollars that is TeX, and is shown as it stands. Prices are none: no space stands inside the
 * dollars, no letter or digit outside, and between them is a command, an index or an exponent.
 */
final class SingleDollarLoss implements Loss {
    private static final Pattern TEX = Pattern.compile(
            "(?<![\\\\$\\w])\\$(?=[^\\s$])(?=[^$]{0,200}?(?:\\\\[A-Za-z]|[_^]))[^$]{0,200}(?<![\\s\\\\])\\$(?![\\w$])");

    @Override
    public void report(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof Text text && text.getLiteral().indexOf('$') >= 0) {
                report(text, tree.places(), diagnostics);
            }
        }
    }

    private static void report(Text text, Spans places, Diagnostics diagnostics) {
        Matcher found = TEX.matcher(places.text(text));
        if (found.find()) {
            int start = places.of(text).start();
            diagnostics.add(
                    Code.SINGLE_DOLLAR,
                    places.place(new Span(start + found.start(), start + found.end())),
                    "Single dollars are money here: what stands between these is shown as TeX, not as a formula.",
                    "let math.inline=dollar stand in templates/jbake.properties, or write \\$ for a dollar");
        }
    }
}
