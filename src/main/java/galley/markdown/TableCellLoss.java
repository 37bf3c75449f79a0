package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Node;

/** A table row has as many cells as its header: GFM drops those beyond, words and all. */
final class TableCellLoss implements Loss {

    @Override
    public void report(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof TableBlock table) {
                List<TableRow> rows = Nodes.all(table, TableRow.class);
                int width = Nodes.children(rows.get(0)).size();
                rows.forEach(row -> reportRow(tree.places(), row, width, diagnostics));
            }
        }
    }

    private static void reportRow(Spans places, TableRow row, int width, Diagnostics diagnostics) {
        Span span = places.of(row);
        List<Integer> bars = bars(span.of(places.content().text()).stripTrailing());
        Span dropped = new Span(span.start() + shown(bars, width), span.end());
        if (bars.size() > width && hasWords(dropped.of(places.content().text()))) {
            diagnostics.add(
                    Code.TABLE_CELLS,
                    places.place(dropped),
                    "The row has " + bars.size() + " cells, the header " + width + ": what is beyond is not shown.",
                    "write \\| for a bar that is no border of a cell");
        }
    }

    /** How many characters of a row its first cells take. */
    private static int shown(List<Integer> bars, int width) {
        return width == 0 || bars.size() < width ? 0 : bars.get(width - 1) + 1;
    }

    private static boolean hasWords(String cells) {
        return !cells.replace("|", "").isBlank();
    }

    /** Where each cell of a row ends; a bar in front opens the first one. */
    private static List<Integer> bars(String row) {
        List<Integer> ends = new ArrayList<>();
        for (int i = row.startsWith("|") ? 1 : 0; i < row.length(); i++) {
            if (row.charAt(i) == '\\') {
                i++;
            } else if (row.charAt(i) == '|' || i == row.length() - 1) {
                ends.add(i);
            }
        }
        return ends;
    }
}
