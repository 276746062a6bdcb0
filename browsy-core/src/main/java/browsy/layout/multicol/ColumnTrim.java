package browsy.layout.multicol;

import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;

import browsy.css.value.inline.TextBoxTrim;
import browsy.layout.box.Box;
import browsy.layout.context.TextTrim;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * The ends of the content of a multi-column container that are trimmed to text edges: those of the
 * flow, and if the container itself has {@code text-box-trim}, those of each column before the
 * first spanner or after the last one.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-trim">css-inline-3</a>
 */
final class ColumnTrim {
    private static final ColumnTrim NONE =
            new ColumnTrim(TextTrim.NONE, TextTrim.NONE, null, null, null);

    private final TextTrim own;
    private final TextTrim all;
    private final @Nullable Box first;
    private final @Nullable Box last;
    private final @Nullable Box lastSpanner;

    private ColumnTrim(
            TextTrim own,
            TextTrim all,
            @Nullable Box first,
            @Nullable Box last,
            @Nullable Box lastSpanner) {
        this.own = own;
        this.all = all;
        this.first = first;
        this.last = last;
        this.lastSpanner = lastSpanner;
    }

    /**
     * @param outerTrim the ends that boxes around the container trim
     * @param edges its border and padding
     */
    static ColumnTrim of(Box container, TextTrim outerTrim, LogicalEdges edges) {
        TextBoxTrim style = container.style().get(TEXT_BOX_TRIM);
        if (style == TextBoxTrim.NONE && outerTrim == TextTrim.NONE) {
            return NONE;
        }
        Box first = null;
        Box last = null;
        Box lastSpanner = null;
        for (Box child : container.children().get(0).children()) {
            if (!child.isOutOfFlow()) {
                first = first == null ? child : first;
                last = child;
                lastSpanner = child.isColumnSpanner() ? child : lastSpanner;
            }
        }
        boolean start = style.trimsStart() || (outerTrim.start() && edges.blockStart() == 0);
        boolean end = style.trimsEnd() || (outerTrim.end() && edges.blockEnd() == 0);
        return new ColumnTrim(
                TextTrim.of(style.trimsStart(), style.trimsEnd()),
                TextTrim.of(start, end),
                first,
                last,
                lastSpanner);
    }

    /** The ends that the container itself trims in each column. */
    TextTrim own() {
        return own;
    }

    /** The ends that are trimmed in the flow thread. */
    TextTrim ofThread() {
        return all;
    }

    /** The ends that are trimmed in a spanner. */
    TextTrim ofSpanner(Box spanner) {
        return TextTrim.of(all.start() && spanner == first, all.end() && spanner == last);
    }

    /** Whether the box is the last spanner; with null, whether there is no spanner. */
    boolean isLastSpanner(@Nullable Box spanner) {
        return spanner == lastSpanner;
    }
}
