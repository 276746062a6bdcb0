package browsy.layout.build;

import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.FlexProperties.FLEX_DIRECTION;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.Display;
import browsy.css.value.box.Display.Inside;
import browsy.css.value.flex.FlexDirection;
import browsy.css.value.position.Position;
import browsy.layout.geometry.WritingFlow;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Tests whether percentage widths of columns contribute to the intrinsic inline sizes of a table.
 * They do not if the table's preferred width sizes a flex item, grid item or table cell around it,
 * because a column of 100% would make that item as wide as possible. Browsers agree on this.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#computing-the-table-width">css-tables-3</a>
 */
final class ColumnPercentages {
    private ColumnPercentages() {}

    /**
     * Whether the percentages of the columns of a table contribute. They do not if no box between
     * the table and a flex item, grid item or table cell around it has a fixed width, so that the
     * preferred width of the table sizes that item or cell.
     */
    static boolean count(ComputedStyle table, @Nullable Node source, StyledDocument styles) {
        if (!(source instanceof Element element) || isSized(table)) {
            return true;
        }
        Element inner = element;
        while (!isItem(inner, styles)) {
            Element outer = inner.parent();
            ComputedStyle style = outer == null ? null : styles.style(outer);
            if (outer == null || style == null || isFixed(width(style)) || isOutOfFlow(style)) {
                return true;
            }
            if (style.display() == Display.TABLE_CELL || isInAnonymousCell(inner, style, styles)) {
                return false;
            }
            inner = outer;
        }
        return false;
    }

    /**
     * Whether a child of a table, row group or row is wrapped into an anonymous cell: it is unless
     * it is a caption. Callers have handled table cells before.
     */
    private static boolean isInAnonymousCell(
            Element element, ComputedStyle parent, StyledDocument styles) {
        Inside inside = parent.display().inside();
        ComputedStyle style = styles.style(element);
        return (inside == Inside.TABLE || inside == Inside.TABLE_PART)
                && style != null
                && style.display() != Display.TABLE_CAPTION;
    }

    /** The test for an anonymous table inside a box. */
    static boolean countInside(ComputedStyle box, @Nullable Node source, StyledDocument styles) {
        Display display = box.display();
        if (display == Display.TABLE_CELL || display.inside() == Inside.GRID || isRowFlex(box)) {
            return false;
        }
        return isFixed(width(box)) || isOutOfFlow(box) || count(box, source, styles);
    }

    private static boolean isItem(Element element, StyledDocument styles) {
        Element parent = element.parent();
        ComputedStyle style = parent == null ? null : styles.style(parent);
        if (style == null) {
            return false;
        }
        return style.display().inside() == Inside.GRID || isRowFlex(style);
    }

    private static boolean isRowFlex(ComputedStyle style) {
        FlexDirection direction = style.get(FLEX_DIRECTION);
        return style.display().inside() == Inside.FLEX
                && direction != FlexDirection.COLUMN
                && direction != FlexDirection.COLUMN_REVERSE;
    }

    private static boolean isSized(ComputedStyle table) {
        Size width = width(table);
        boolean percentage = width instanceof LengthPercentage length && length.hasPercentage();
        return width != SizeKeyword.AUTO && !percentage;
    }

    private static boolean isFixed(Size width) {
        return width instanceof LengthPercentage length && !length.hasPercentage();
    }

    private static Size width(ComputedStyle style) {
        return style.get(WritingFlow.of(style).isHorizontal() ? WIDTH : HEIGHT);
    }

    private static boolean isOutOfFlow(ComputedStyle style) {
        Position position = style.get(POSITION);
        return position == Position.ABSOLUTE || position == Position.FIXED;
    }
}
