package browsy.layout.box.table;

import browsy.layout.box.TablePartBox;
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
        @Nullable TablePartBox box, @Nullable TablePartBox group, int first, int span) {}
