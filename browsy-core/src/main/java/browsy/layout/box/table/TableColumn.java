package browsy.layout.box.table;

import browsy.css.value.Length;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TablePartBox;
import browsy.layout.geometry.WritingFlow;
import org.jspecify.annotations.Nullable;

/**
 * One or more grid columns that a column box, or a column group box without columns, represents.
 *
 * @param box the column box; null for the columns of a group without column boxes
 * @param group the column group; null if the column is in no group
 * @param first the index of the first grid column
 * @param span the number of grid columns
 */
public record TableColumn(
        @Nullable TablePartBox box, @Nullable TablePartBox group, int first, int span) {

    /**
     * The preferred width of each of its grid columns. A column without a width of its own takes
     * that of its group if that is a length and the layout is automatic.
     *
     * @param flow the writing mode of the table
     * @param fixedLayout whether the table uses fixed table layout
     */
    public Size width(WritingFlow flow, boolean fixedLayout) {
        if (box == null) {
            return group == null ? SizeKeyword.AUTO : preferred(group, flow);
        }
        Size own = preferred(box, flow);
        if (fixedLayout || own != SizeKeyword.AUTO) {
            return own;
        }
        Length width = ofGroup(flow);
        return width == null ? own : width;
    }

    /**
     * The length that a column with a percentage takes from its group as its preferred width in
     * automatic table layout; null if there is none.
     */
    public @Nullable Length besidePercentage(WritingFlow flow) {
        return box == null ? null : ofGroup(flow);
    }

    private @Nullable Length ofGroup(WritingFlow flow) {
        return group != null && preferred(group, flow) instanceof Length width ? width : null;
    }

    private static Size preferred(TablePartBox part, WritingFlow flow) {
        return SizeProperties.inline(part.style(), flow).preferred();
    }
}
