package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** What a link or an image says and the page does not: refused addresses, pictures, and titles. */
final class LinkLoss implements Loss {
    private static final int SHOWN = 60;

    @Override
    public void report(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof Link link) {
                reportTarget(tree.places().place(link), link.getDestination(), diagnostics);
                reportTitle(tree.places().place(link), link.getTitle(), diagnostics);
            } else if (node instanceof Image image) {
                reportTarget(tree.places().place(image), image.getDestination(), diagnostics);
                reportTitle(tree.places().place(image), image.getTitle(), diagnostics);
                reportPicture(tree.places().place(image), image.getDestination(), diagnostics);
            }
        }
    }

    private static void reportTarget(Place place, String url, Diagnostics diagnostics) {
        if (!LinkPolicy.allows(url)) {
            diagnostics.add(
                    Code.MARKDOWN_URL,
                    place,
                    "The address " + excerpt(url) + " is refused: its text is shown without a link.",
                    "use http, https, mailto, a relative address or a fragment");
        }
    }

    private static void reportTitle(Place place, @Nullable String title, Diagnostics diagnostics) {
        if (title != null && !title.isBlank()) {
            diagnostics.add(
                    Code.MARKDOWN_HIDDEN,
                    place,
                    "The title in quotation marks shows under a mouse pointer only: not on a phone, not on paper.");
        }
    }

    private static void reportPicture(Place place, String url, Diagnostics diagnostics) {
        diagnostics.add(
                Code.MARKDOWN_URL,
                place,
                "The picture " + excerpt(url) + " is shown as a link under its description.",
                "no request leaves the site: a figure comes from a model, named in the companion");
    }

    private static String excerpt(String url) {
        return url.length() <= SHOWN ? url : url.substring(0, SHOWN) + "…";
    }
}
