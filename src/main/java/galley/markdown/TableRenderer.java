package galley.markdown;

import java.util.List;
import java.util.Locale;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Node;

/** Writes a table in a box that a keyboard can scroll; alignment is a class. */
final class TableRenderer {
    private final Html out;
    private final InlineRenderer inlines;
    private final Regions regions;

    TableRenderer(Html out, InlineRenderer inlines, Regions regions) {
        this.out = out;
        this.inlines = inlines;
        this.regions = regions;
    }

    void render(TableBlock table) {
        List<TableRow> rows = Nodes.all(table, TableRow.class);
        out.raw("<div class=\"table\"");
        regions.attributes("Table", out);
        out.raw(">").line();
        out.raw("<table>").line();
        part("thead", rows.subList(0, 1));
        part("tbody", rows.subList(1, rows.size()));
        out.raw("</table>").line().raw("</div>").line();
    }

    private void part(String tag, List<TableRow> rows) {
        if (!rows.isEmpty()) {
            out.raw("<" + tag + ">").line();
            rows.forEach(this::row);
            out.raw("</" + tag + ">").line();
        }
    }

    private void row(TableRow row) {
        out.raw("<tr>").line();
        for (Node node : Nodes.children(row)) {
            if (node instanceof TableCell cell) {
                cell(cell);
            }
        }
        out.raw("</tr>").line();
    }

    private void cell(TableCell cell) {
        String tag = cell.isHeader() ? "th" : "td";
        out.raw("<" + tag).raw(cell.isHeader() ? " scope=\"col\"" : "").raw(alignment(cell));
        out.raw(">");
        inlines.children(cell);
        out.raw("</" + tag + ">").line();
    }

    private static String alignment(TableCell cell) {
        TableCell.Alignment alignment = cell.getAlignment();
        return alignment == null ? "" : " class=\"align-" + alignment.name().toLowerCase(Locale.ROOT) + "\"";
    }
}
