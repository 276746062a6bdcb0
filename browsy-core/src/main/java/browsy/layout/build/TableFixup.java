package browsy.layout.build;

import static browsy.style.property.TableProperties.BORDER_COLLAPSE;

import browsy.config.Limits;
import browsy.css.value.box.Display;
import browsy.css.value.table.BorderCollapse;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.TableBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.box.TextBox;
import browsy.layout.box.table.CollapsedBorders;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Generates anonymous table boxes. In addition to the CSS rules, every row gets a row group.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#fixup-algorithm">css-tables-3</a>
 */
final class TableFixup {
    private final BlocksInInlines blocks;

    TableFixup(BlocksInInlines blocks) {
        this.blocks = blocks;
    }

    /** Creates a table box around block-level or inline-level content. */
    TableBox table(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> content,
            boolean percentagesCount) {
        List<Box> children = tableChildren(style, content);
        if (style.get(BORDER_COLLAPSE) == BorderCollapse.SEPARATE) {
            return new TableBox(style, source, pseudo, children, percentagesCount);
        }
        CollapsedBorders.Result collapsed =
                CollapsedBorders.apply(style, children, Limits.DEFAULT.maxTableSpan());
        return new TableBox(
                collapsed.style(), source, pseudo, collapsed.children(), percentagesCount);
    }

    /** The children of a row group, row, column or column group. */
    List<Box> partChildren(ComputedStyle part, List<Box> content) {
        return switch (part.display()) {
            case TABLE_COLUMN -> List.of();
            case TABLE_COLUMN_GROUP ->
                    content.stream()
                            .filter(box -> box.style().display() == Display.TABLE_COLUMN)
                            .toList();
            case TABLE_ROW -> rowChildren(part, content);
            default -> groupChildren(part, content);
        };
    }

    /**
     * Returns the content of a box that is not a table part, with runs of table parts wrapped into
     * tables.
     *
     * @param percentagesCount whether percentage widths of columns contribute to the intrinsic
     *     sizes of these tables
     */
    List<Box> wrapStrayParts(ComputedStyle parent, List<Box> content, boolean percentagesCount) {
        boolean inline = parent.display().isInlineLevel() && !parent.display().isAtomicInline();
        Display display = inline ? Display.INLINE_TABLE : Display.TABLE;
        List<Box> result = new ArrayList<>();
        List<Box> run = new ArrayList<>();
        for (Box box : content) {
            if (isPart(box)) {
                run.add(box);
            } else if (run.isEmpty() || !isCollapsibleSpace(box)) {
                // As in browsers, collapsible white space directly after a table part is dropped.
                flushTable(parent, display, run, percentagesCount, result);
                result.add(box);
            }
        }
        flushTable(parent, display, run, percentagesCount, result);
        return result;
    }

    /** Whether the content has any table part. */
    static boolean anyPart(List<Box> content) {
        for (int i = 0; i < content.size(); i++) {
            if (isPart(content.get(i))) {
                return true;
            }
        }
        return false;
    }

    private void flushTable(
            ComputedStyle parent,
            Display display,
            List<Box> run,
            boolean percentagesCount,
            List<Box> into) {
        if (!run.isEmpty()) {
            into.add(table(parent.anonymous(display), null, null, run, percentagesCount));
            run.clear();
        }
    }

    /**
     * The children of a table: wraps runs of stray content into rows, and runs of rows into row
     * groups.
     */
    private List<Box> tableChildren(ComputedStyle table, List<Box> content) {
        List<Box> result = new ArrayList<>();
        List<Box> rows = new ArrayList<>();
        List<Box> run = new ArrayList<>();
        for (Box box : content) {
            if (isRow(box)) {
                flushRow(table, run, rows);
                rows.add(box);
            } else if (isTableChild(box)) {
                flushRow(table, run, rows);
                flushGroup(table, rows, result);
                result.add(box);
            } else {
                run.add(box);
            }
        }
        flushRow(table, run, rows);
        flushGroup(table, rows, result);
        return result;
    }

    private List<Box> groupChildren(ComputedStyle group, List<Box> content) {
        List<Box> rows = new ArrayList<>();
        List<Box> run = new ArrayList<>();
        for (Box box : content) {
            if (isRow(box)) {
                flushRow(group, run, rows);
                rows.add(box);
            } else {
                run.add(box);
            }
        }
        flushRow(group, run, rows);
        return rows;
    }

    private List<Box> rowChildren(ComputedStyle row, List<Box> content) {
        List<Box> cells = new ArrayList<>();
        List<Box> run = new ArrayList<>();
        for (Box box : content) {
            if (isCell(box)) {
                flushCell(row, run, cells);
                cells.add(box);
            } else {
                run.add(box);
            }
        }
        flushCell(row, run, cells);
        return cells;
    }

    private static void flushGroup(ComputedStyle table, List<Box> rows, List<Box> into) {
        if (rows.stream().noneMatch(TableFixup::isRow)) {
            into.addAll(rows);
        } else {
            into.add(new TablePartBox(table.anonymous(Display.TABLE_ROW_GROUP), null, null, rows));
        }
        rows.clear();
    }

    private void flushRow(ComputedStyle parent, List<Box> run, List<Box> into) {
        if (!run.stream().allMatch(TableFixup::isSpace)) {
            ComputedStyle style = parent.anonymous(Display.TABLE_ROW);
            into.add(new TablePartBox(style, null, null, rowChildren(style, run)));
        }
        run.clear();
    }

    private void flushCell(ComputedStyle row, List<Box> run, List<Box> into) {
        run.removeIf(TableFixup::isSpace);
        if (!run.isEmpty()) {
            ComputedStyle style = row.anonymous(Display.TABLE_CELL);
            List<Box> content = blocks.split(wrapStrayParts(style, run, false));
            into.add(AnonymousBlocks.blockContainer(style, null, null, content));
        }
        run.clear();
    }

    /** Whether the box is a table part. Text is not, although it has the style of its parent. */
    private static boolean isPart(Box box) {
        return (box instanceof TablePartBox || box instanceof BlockContainer)
                && !box.isOutOfFlow()
                && box.style().display().isTablePart();
    }

    private static boolean isRow(Box box) {
        return isPart(box) && box.style().display() == Display.TABLE_ROW;
    }

    private static boolean isCell(Box box) {
        return isPart(box) && box.style().display() == Display.TABLE_CELL;
    }

    private static boolean isTableChild(Box box) {
        return isPart(box) && !isCell(box) && !isRow(box);
    }

    /**
     * Whether the box is white space text of the document, which is dropped directly inside a
     * table, even if preserved.
     *
     * <p>As in Chromium, it is also dropped between inline boxes that share an anonymous cell.
     */
    private static boolean isSpace(Box box) {
        return AnonymousBlocks.isBlankText(box);
    }

    private static boolean isCollapsibleSpace(Box box) {
        return box instanceof TextBox && AnonymousBlocks.isCollapsibleSpace(List.of(box));
    }
}
