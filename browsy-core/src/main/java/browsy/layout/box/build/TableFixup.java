package browsy.layout.box.build;

import browsy.layout.box.Box;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * Anonymous table boxes.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#fixup-algorithm">css-tables-3</a>
 */
final class TableFixup {
    private TableFixup() {}

    /** The children of a table: captions, column groups and row groups. */
    static List<Box> tableChildren(ComputedStyle table, List<Box> content) {
        return content;
    }

    /** The children of a row group, row or column group. */
    static List<Box> partChildren(ComputedStyle part, List<Box> content) {
        return content;
    }

    /** Content of a box that is no table part, table parts among it wrapped into tables. */
    static List<Box> wrapStrayParts(ComputedStyle parent, List<Box> content) {
        return content;
    }
}
