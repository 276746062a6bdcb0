package browsy.layout.table;

import browsy.layout.box.table.TableSection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row group and the heights of its rows during the computation, in CSS px. */
final class SectionLayout {
    private final TableSection section;
    private final List<RowSize> rows;
    private final double spacing;
    private final boolean fixed;
    private final @Nullable Double percent;

    /** The height that is required by the rows and the height property. */
    private double askedBlock;

    /**
     * Creates the state of a row group whose rows have been measured.
     *
     * @param spacing the block border spacing
     * @param fixed whether a height in CSS px is specified
     * @param percent the height as a percentage of the table; null if none is specified
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
     * Returns the height that is required by the rows and the height property. As in Chromium,
     * cells that span rows do not count, because that height is recorded before rows are enlarged
     * for them.
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

    /** Returns the spacing between rows. */
    double spacing() {
        return spacing;
    }

    /** Returns the height as a percentage of the table; null if none is specified. */
    @Nullable Double percent() {
        return percent;
    }

    boolean isAuto() {
        return !fixed && percent == null;
    }

    double percentOrZero() {
        return percent == null ? 0 : percent;
    }

    /** Returns the height of all rows including the spacing between them. */
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

    /**
     * Returns the height of the rows that are not collapsed, including the spacing between them.
     */
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
     * Enlarges the rows to a total height.
     *
     * @param block the height including spacing, which is also the percentage basis
     */
    void growTo(double block) {
        askedBlock = Math.max(askedBlock, block);
        if (!rows.isEmpty()) {
            RowDistribution.growForGroup(rows, block - spacing * (rows.size() - 1), block);
        }
    }

    boolean isBody() {
        return section.isBody();
    }

    /** Tests whether the group has no rows. No spacing precedes such a group. */
    boolean isEmpty() {
        return rows.isEmpty();
    }

    /**
     * Returns the height that collapsed rows subtract from a table with a specified height.
     *
     * @param besideEach the spacing that is removed with each row
     */
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
