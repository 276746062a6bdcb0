package browsy.layout.box.table;

import browsy.css.value.Length;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TablePartBox;
import browsy.layout.geometry.WritingFlow;
import org.jspecify.annotations.Nullable;

/**
 * A column box, or a column group box without columns.
 *
 * @param box null for the columns of a group that has none of its own
 * @param group null where the column stands in no group
 * @param first the first grid column it stands for
 * @param span how many it stands for
 */
public record TableColumn(
        @Nullable TablePartBox box, @Nullable TablePartBox group, int first, int span) {

    /**
     * What its boxes say about the width of each of its columns. Columns have the width of their
     * group where they have none of their own, unless that is in percent or the layout fixed.
     *
     * @param flow of the table
     */
    public Size width(WritingFlow flow, boolean fixedLayout) {
        if (box == null) {
            return group == null ? SizeKeyword.AUTO : preferred(group, flow);
        }
        Size own = preferred(box, flow);
        if (fixedLayout || group == null || own != SizeKeyword.AUTO) {
            return own;
        }
        return preferred(group, flow) instanceof Length width ? width : own;
    }

    private static Size preferred(TablePartBox part, WritingFlow flow) {
        return SizeProperties.inline(part.style(), flow).preferred();
    }
}
