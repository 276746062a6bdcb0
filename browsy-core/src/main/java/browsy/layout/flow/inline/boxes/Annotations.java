package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.items.EmphasisMarkRoom;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.WritingFlow;

/**
 * What the ruby annotations and emphasis marks of a line cover along the block axis, from the top
 * of the line.
 *
 * @param start negative where they stick out of the line; positive infinity if there are none
 * @param end negative infinity if there are none
 */
public record Annotations(double start, double end) {
    static final Annotations NONE =
            new Annotations(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

    public static Annotations of(LineBox line, WritingFlow flow) {
        if (!line.hasAnnotations()) {
            return NONE;
        }
        Annotations all = line.annotations().extent(line.ascent()).seenFrom(line, flow);
        for (Leaf leaf : line.leaves()) {
            if (leaf.item != null && leaf.item.item().isText()) {
                Annotations marks = marksOf(leaf.parent, leaf.baseline(line.ascent()));
                all = all.and(marks.seenFrom(line, flow));
            }
        }
        return all;
    }

    /** What the emphasis marks of a text cover. */
    private static Annotations marksOf(BoxState box, double baseline) {
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

    /** Counted from the block start of a line, which is under its text where lines are flipped. */
    private Annotations seenFrom(LineBox line, WritingFlow flow) {
        return flow.isLineFlipped()
                ? new Annotations(line.height() - end, line.height() - start)
                : this;
    }

    private Annotations and(Annotations other) {
        return new Annotations(Math.min(start, other.start), Math.max(end, other.end));
    }
}
