package browsy.layout.table;

import browsy.css.value.box.Display;
import browsy.layout.box.table.TableSection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row group and the heights of its rows while they are being worked out. */
final class SectionLayout {
    private final TableSection section;
    private final List<RowSize> rows;
    private final double spacing;
    private final boolean fixed;
    private final @Nullable Double percent;

    /** What is asked of it, by its rows and its own height. */
    private double askedBlock;

    /**
     * @param fixed whether it is given a height in CSS px
     * @param percent its height in percent of the table, or null
     */
    SectionLayout(
            TableSection section,
            List<RowSize> rows,
            double spacing,
            boolean fixed,
            @Nullable Double percent) {
        this.section = section;
        this.rows = rows;
        this.spacing = spacing;
        this.fixed = fixed;
        this.percent = percent;
        if (!rows.isEmpty()) {
            askedBlock = spacing * (rows.size() - 1);
            for (RowSize row : rows) {
                askedBlock += row.askedBlock;
            }
        }
    }

    /**
     * What is asked of it, by its rows and its own height. Cells that span rows do not count, as in
     * Chromium, where rows grow for them only after the height of the group has been noted.
     */
    double askedBlock() {
        return askedBlock;
    }

    TableSection section() {
        return section;
    }

    List<RowSize> rows() {
        return rows;
    }

    /** Between its rows. */
    double spacing() {
        return spacing;
    }

    /** Its height in percent of the table, or null. */
    @Nullable Double percent() {
        return percent;
    }

    boolean isAuto() {
        return !fixed && percent == null;
    }

    double percentOrZero() {
        return percent == null ? 0 : percent;
    }

    /** The height of all rows, with the spacing between them. */
    double block() {
        if (rows.isEmpty()) {
            return askedBlock;
        }
        double sum = spacing * (rows.size() - 1);
        for (RowSize row : rows) {
            sum += row.block;
        }
        return sum;
    }

    /** The height of the rows that are shown, with the spacing between them. */
    double shownBlock() {
        double sum = rows.isEmpty() ? askedBlock : 0;
        int shown = 0;
        for (RowSize row : rows) {
            if (!row.collapsed) {
                sum += row.block;
                shown++;
            }
        }
        return sum + spacing * Math.max(0, shown - 1);
    }

    /**
     * Makes the rows higher until they have a height together, spacing included: percentages refer
     * to it.
     */
    void growTo(double block) {
        askedBlock = Math.max(askedBlock, block);
        if (!rows.isEmpty()) {
            RowDistribution.growForGroup(rows, block - spacing * (rows.size() - 1), block);
        }
    }

    boolean isBody() {
        return section.box().style().display() == Display.TABLE_ROW_GROUP;
    }

    /** Whether it has no rows: such groups have no spacing before them. */
    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** What the rows that are not shown take from the height that the table is given. */
    double collapsedBlock(double besideEach) {
        double sum = 0;
        for (RowSize row : rows) {
            if (row.collapsed) {
                sum += row.block + besideEach;
            }
        }
        return sum;
    }
}
