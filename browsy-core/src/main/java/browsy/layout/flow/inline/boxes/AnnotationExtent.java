package browsy.layout.flow.inline.boxes;

import browsy.layout.box.InlineBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;

/**
 * The extent of the em boxes of ruby annotations from the baseline of their bases, including nested
 * ruby.
 *
 * @param over extent to the line-over side; negative infinity without annotations
 * @param under extent to the line-under side; negative infinity without annotations
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#annotation-positioning">css-ruby-1</a>
 */
record AnnotationExtent(double over, double under) {
    private static final AnnotationExtent NONE =
            new AnnotationExtent(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** Returns the extent of the annotations of a ruby column that is laid out. */
    static AnnotationExtent of(BoxFragment column, RubyColumnBox box) {
        WritingFlow flow = box.flow();
        LogicalSize size = flow.toLogical(column.size());
        AnnotationExtent all = NONE;
        for (PlacedFragment placed : column.children()) {
            BoxFragment part = (BoxFragment) placed.fragment();
            AnnotationExtent own = within(part);
            if (part.box() == box.annotation()) {
                EmBox em = new AnnotationBox(box.annotation()).extent();
                own = own.and(new AnnotationExtent(em.ascent(), em.descent()));
            }
            LogicalSize partSize = flow.toLogical(part.size());
            double start = flow.toLogical(placed.offset(), partSize, size).block();
            double down = start + baseline(part, flow) - baseline(column, flow);
            all = all.and(own.movedDown(flow.isLineFlipped() ? -down : down));
        }
        return all;
    }

    /** Returns the extent of the annotations of the ruby columns inside a base or annotation. */
    public static AnnotationExtent within(BoxFragment part) {
        AnnotationExtent all = NONE;
        for (PlacedFragment placed : part.children()) {
            if (placed.fragment() instanceof BoxFragment child) {
                if (child.box() instanceof RubyColumnBox column) {
                    all = all.and(of(child, column));
                } else if (child.box() instanceof InlineBox) {
                    all = all.and(within(child));
                }
            }
        }
        return all;
    }

    private static double baseline(BoxFragment fragment, WritingFlow flow) {
        Double baseline = fragment.firstBaseline();
        return baseline == null ? flow.toLogical(fragment.size()).block() : baseline;
    }

    private AnnotationExtent movedDown(double by) {
        return new AnnotationExtent(over - by, under + by);
    }

    /** Returns the greater extent to each side. */
    private AnnotationExtent and(AnnotationExtent other) {
        return new AnnotationExtent(Math.max(over, other.over), Math.max(under, other.under));
    }
}
