package browsy.layout.multicol;

import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;

import browsy.css.value.inline.TextBoxTrim;
import browsy.layout.box.Box;
import browsy.layout.context.TextTrim;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * Which ends of its content a multi-column container trims to the edges of text: those of its flow,
 * and where it says so itself those of each column, up to the first spanner and from the last one
 * on.
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
     * @param asked what boxes around the container trim
     * @param edges its border and padding
     */
    static ColumnTrim of(Box container, TextTrim asked, LogicalEdges edges) {
        TextBoxTrim style = container.style().get(TEXT_BOX_TRIM);
        if (style == TextBoxTrim.NONE && asked == TextTrim.NONE) {
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
        boolean start = style.trimsStart() || (asked.start() && edges.blockStart() == 0);
        boolean end = style.trimsEnd() || (asked.end() && edges.blockEnd() == 0);
        return new ColumnTrim(
                TextTrim.of(style.trimsStart(), style.trimsEnd()),
                TextTrim.of(start, end),
                first,
                last,
                lastSpanner);
    }

    /** What the container itself trims, column by column. */
    TextTrim own() {
        return own;
    }

    /** For the content in one column. */
    TextTrim ofThread() {
        return all;
    }

    /** For a box that spans all columns. */
    TextTrim ofSpanner(Box spanner) {
        return TextTrim.of(all.start() && spanner == first, all.end() && spanner == last);
    }

    /** Whether no other spanner follows one; null is before all of them. */
    boolean isLastSpanner(@Nullable Box spanner) {
        return spanner == lastSpanner;
    }
}
