package browsy.layout.table;

import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;

/**
 * Layout of tables, including their captions. The fragment of a table is that of the table wrapper
 * box.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#table-layout-algorithm">css-tables-3</a>
 */
public final class TableFormattingContext implements FormattingContext {

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        TableBox table = (TableBox) box;
        TableSizes sizes = new TableSizes(table, input, context);
        boolean percentagesCount = !isMaxContent(table);
        ContentSizes content =
                isSized(table)
                        ? sizes.contributions(percentagesCount)
                        : sizes.borderBox(percentagesCount);
        double inline =
                Math.max(InlineSizing.borderBox(box, input, context, content), content.min());
        return new TableLayout(table, input, context, sizes, inline).layout();
    }

    /**
     * Returns the sizes without border and padding, as all formatting contexts do, although
     * captions are not inside them.
     */
    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        TableBox table = (TableBox) box;
        TableSizes sizes = new TableSizes(table, input, context);
        double edges = BoxEdges.borderPadding(box, input.percentageEdges()).inlineSum();
        return sizes.contributions(!isMaxContent(table) && table.percentagesCount()).plus(-edges);
    }

    /**
     * Tests whether the style sizes the table. In browsers a table without columns has border
     * spacing in its width only then.
     */
    private static boolean isSized(TableBox table) {
        SizeProperties inline = SizeProperties.inline(table);
        return inline.preferred() != SizeKeyword.AUTO
                || inline.minimum() != SizeKeyword.AUTO
                || table.isAbsolutelyPositioned();
    }

    private static boolean isMaxContent(TableBox table) {
        return SizeProperties.inline(table).preferred() == SizeKeyword.MAX_CONTENT;
    }
}
