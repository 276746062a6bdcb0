package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.items.EmphasisMarkRoom;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.WritingFlow;

/**
 * The block-axis extent of the ruby annotations and emphasis marks of a line, measured from the
 * block-start edge of the line.
 *
 * @param start negative if they overflow the line at its start; positive infinity without any
 * @param end negative infinity without any
 */
public record Annotations(double start, double end) {
    static final Annotations NONE =
            new Annotations(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** Returns the extent of the ruby annotations and emphasis marks of a line. */
    public static Annotations of(LineBox line, WritingFlow flow) {
        if (!line.hasAnnotations()) {
            return NONE;
        }
        Annotations all = line.annotations().extent(line.ascent()).seenFrom(line, flow);
        for (AlignedLeaf leaf : line.leaves()) {
            if (leaf.item != null && leaf.item.item().isText()) {
                Annotations marks = marksOf(leaf.parent, leaf.baseline(line.ascent()));
                all = all.and(marks.seenFrom(line, flow));
            }
        }
        return all;
    }

    /** Returns the extent of the emphasis marks of a text. */
    private static Annotations marksOf(InlineBoxState box, double baseline) {
        TextStyles styles = TextStyles.of(box.style());
        EmphasisMarkRoom marks = styles.marks();
        double size = styles.fontSize();
        double ascent = box.centralBaseline ? size / 2 : styles.emBox().ascent();
        double descent =
                box.centralBaseline
                        ? size / 2
                        : InlineQuirks.marksUnder(styles.emBox().descent(), box.glyphs.descent());
        return new Annotations(
                marks.over() == 0 ? NONE.start : baseline - ascent - marks.over(),
                marks.under() == 0 ? NONE.end : baseline + descent + marks.under());
    }

    /**
     * Converts an extent from the line-over edge to the block-start edge, which is the line-under
     * edge if lines are flipped.
     */
    private Annotations seenFrom(LineBox line, WritingFlow flow) {
        return flow.isLineFlipped()
                ? new Annotations(line.height() - end, line.height() - start)
                : this;
    }

    /** Returns the union of two extents. */
    private Annotations and(Annotations other) {
        return new Annotations(Math.min(start, other.start), Math.max(end, other.end));
    }
}
