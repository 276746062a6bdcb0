package browsy.layout.flow.inline.boxes;

import static browsy.style.property.TextProperties.RUBY_POSITION;

import browsy.css.value.text.RubyPosition;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.fragment.BoxFragment;

/**
 * How far the parts of a ruby column reach from the baseline of its base, to the side that the
 * annotation is on.
 *
 * @param isOver whether that is the line-over side
 * @param base the em box of the base, with the annotations in it
 * @param near what of the annotation lies between that and the baseline of the annotation
 * @param far what of it lies beyond that
 */
public record RubyReach(boolean isOver, double base, double near, double far) {

    /**
     * The reach of a column.
     *
     * @param base the base as laid out
     */
    public static RubyReach of(RubyColumnBox column, BoxFragment base) {
        EmBox em = EmBox.of(column.base());
        EmBox annotation = new AnnotationBox(column.annotation()).extent();
        AnnotationExtent inner = AnnotationExtent.within(base);
        return column.style().get(RUBY_POSITION) == RubyPosition.UNDER
                ? new RubyReach(
                        false,
                        Math.max(em.descent(), inner.under()),
                        annotation.ascent(),
                        annotation.descent())
                : new RubyReach(
                        true,
                        Math.max(em.ascent(), inner.over()),
                        annotation.descent(),
                        annotation.ascent());
    }

    /** Of a column on a line. */
    static RubyReach of(RubyColumnBox column, LineItem item) {
        return of(column, (BoxFragment) column(item).children().get(0).fragment());
    }

    private static BoxFragment column(LineItem item) {
        LayoutResult layout = item.layout();
        if (layout == null) {
            throw new IllegalStateException("a ruby column that is not laid out");
        }
        return layout.fragment();
    }

    /** From the baseline of the base to that of the annotation. */
    public double baselines() {
        return base + near;
    }

    double whole() {
        return base + near + far;
    }

    /** The same seen from a baseline that lies {@code by} over that of the base. */
    RubyReach movedDown(double by) {
        return new RubyReach(isOver, isOver ? base - by : base + by, near, far);
    }

    /** The same on another base. */
    RubyReach on(double other) {
        return new RubyReach(isOver, other, near, far);
    }

    /** Of two columns whose annotations stand on one line. */
    RubyReach and(RubyReach other) {
        return new RubyReach(
                isOver,
                Math.max(base, other.base),
                Math.max(near, other.near),
                Math.max(far, other.far));
    }
}
