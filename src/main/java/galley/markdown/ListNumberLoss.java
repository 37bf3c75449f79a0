package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import java.util.List;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;

/**
 * A list shows the numbers that its author wrote: CommonMark keeps the first and counts on. Lists that repeat their first
 * number are left to count.
 */
final class ListNumberLoss implements Loss {

    @Override
    public void report(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof OrderedList list) {
                reportList(tree.places(), list, diagnostics);
            }
        }
    }

    private static void reportList(Spans places, OrderedList list, Diagnostics diagnostics) {
        List<Node> items = Nodes.children(list);
        int first = list.getMarkerStartNumber();
        boolean repeats = items.stream().allMatch(item -> number(places, item) == first);
        for (int i = 0; i < items.size() && !repeats; i++) {
            int written = number(places, items.get(i));
            if (written != first + i) {
                diagnostics.add(
                        Code.MARKDOWN_HIDDEN,
                        places.place(items.get(i)),
                        "Item " + written + " of the list is shown as item " + (first + i) + ".");
            }
        }
    }

    private static int number(Spans places, Node item) {
        String text = places.text(item);
        int end = 0;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end == 0 ? -1 : Integer.parseInt(text.substring(0, end));
    }
}
