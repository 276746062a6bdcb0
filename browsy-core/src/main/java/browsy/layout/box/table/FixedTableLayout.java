package browsy.layout.box.table;

import static browsy.style.property.TableProperties.TABLE_LAYOUT;

import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.table.TableLayoutMode;
import browsy.layout.box.SizeProperties;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;

/**
 * Tests whether a table uses fixed table layout, in which columns and the first row determine the
 * column widths.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#table-layout-property">css-tables-3</a>
 */
public final class FixedTableLayout {
    private FixedTableLayout() {}

    public static boolean isUsed(ComputedStyle table) {
        if (table.get(TABLE_LAYOUT) != TableLayoutMode.FIXED) {
            return false;
        }
        Size width = SizeProperties.inline(table, WritingFlow.of(table)).preferred();
        return width != SizeKeyword.AUTO && width != SizeKeyword.MAX_CONTENT;
    }
}
