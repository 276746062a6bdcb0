package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Meaning;
import browsy.content.Meaning.Alignment;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a data table as a GFM table. The content of a spanning cell is written in its first grid
 * slot; its other slots are empty. The first row is the header row if all its non-empty cells are
 * header cells; otherwise the header row is empty, because GFM requires one. Trailing slots of a
 * row in which no cell originates are omitted.
 *
 * @see <a href="https://github.github.com/gfm/#tables-extension-">GFM, tables</a>
 */
final class MarkdownTable {

    private final MarkdownElements elements;
    private final List<ContentTableGrid.Row> rows;

    /** The number of columns up to the last one in which a cell originates. */
    private final int width;

    private MarkdownTable(ContentTableGrid grid, MarkdownElements elements) {
        this.elements = elements;
        rows = grid.rows();
        width = rows.stream().mapToInt(MarkdownTable::width).max().orElse(0);
    }

    /**
     * Returns the blocks of a table: its content outside rows, such as the caption, then the table
     * itself.
     */
    static List<String> of(ContentBox box, MarkdownElements elements) {
        MarkdownTable table = new MarkdownTable(ContentTableGrid.of(box), elements);
        List<String> blocks = new ArrayList<>();
        for (ContentNode node : box.children()) {
            if (node instanceof ContentBox other && !ContentTableGrid.isRow(other)) {
                blocks.add(table.inline(other, MarkdownLine.Breaks.LINES));
            }
        }
        if (table.width > 0) {
            blocks.add(table.written());
        }
        return blocks;
    }

    private static int width(ContentTableGrid.Row row) {
        int width = row.slots().size();
        while (width > 0 && !(row.slots().get(width - 1) instanceof ContentTableGrid.Cell)) {
            width--;
        }
        return width;
    }

    private String written() {
        StringBuilder out = new StringBuilder();
        boolean headed = isHeader(rows.get(0));
        if (headed) {
            row(out, rows.get(0), width);
        } else {
            out.append("| ".repeat(width)).append("|\n");
        }
        delimiters(out);
        for (ContentTableGrid.Row row : headed ? rows.subList(1, rows.size()) : rows) {
            row(out, row, Math.max(1, width(row)));
        }
        out.setLength(out.length() - 1);
        return out.toString();
    }

    private static boolean isHeader(ContentTableGrid.Row row) {
        boolean headed = false;
        for (ContentTableGrid.Slot slot : row.slots()) {
            if (slot instanceof ContentTableGrid.Cell cell) {
                boolean header = cell.box().meaning() instanceof Meaning.Cell it && it.header();
                if (!header && !cell.box().children().isEmpty()) {
                    return false;
                }
                headed |= header;
            }
        }
        return headed;
    }

    private void row(StringBuilder out, ContentTableGrid.Row row, int columns) {
        out.append('|');
        for (int x = 0; x < columns; x++) {
            String text = "";
            if (x < row.slots().size()
                    && row.slots().get(x) instanceof ContentTableGrid.Cell cell) {
                text = inline(cell.box(), MarkdownLine.Breaks.HTML).replace("|", "\\|");
            }
            out.append(' ').append(text).append(text.isEmpty() ? "|" : " |");
        }
        out.append('\n');
    }

    /**
     * Writes the delimiter row. The first non-empty data cell of a column determines its alignment.
     */
    private void delimiters(StringBuilder out) {
        Alignment[] alignments = new Alignment[width];
        for (ContentTableGrid.Row row : rows) {
            for (int x = 0; x < Math.min(width, row.slots().size()); x++) {
                // Header cells are centered by default, which does not indicate the alignment of
                // the column.
                if (alignments[x] == null
                        && row.slots().get(x) instanceof ContentTableGrid.Cell cell
                        && cell.box().meaning() instanceof Meaning.Cell meaning
                        && !meaning.header()
                        && !cell.box().children().isEmpty()) {
                    alignments[x] = meaning.alignment();
                }
            }
        }
        out.append('|');
        for (Alignment alignment : alignments) {
            String delimiter =
                    alignment == Alignment.CENTER
                            ? ":-:"
                            : alignment == Alignment.END ? "--:" : "---";
            out.append(' ').append(delimiter).append(" |");
        }
        out.append('\n');
    }

    private String inline(ContentBox box, MarkdownLine.Breaks breaks) {
        MarkdownInlines inlines = new MarkdownInlines(elements);
        SpatialElement control = elements.controlOf(box);
        if (control == null) {
            inlines.addAll(box.children());
        } else {
            inlines.link(control, box);
        }
        return MarkdownLine.of(inlines.parts(), breaks);
    }
}
