package browsy.layout.flow.inline.boxes;

import static browsy.style.property.TextProperties.RUBY_POSITION;

import browsy.css.value.text.RubyPosition;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.fragment.BoxFragment;

/**
 * The extents of the parts of a ruby column from the baseline of its base, towards the side of the
 * annotation.
 *
 * @param isOver whether the annotation is on the line-over side
 * @param base extent of the em box of the base, including annotations inside it
 * @param near extent of the annotation from its baseline towards the base
 * @param far extent of the annotation from its baseline away from the base
 */
public record RubyExtent(boolean isOver, double base, double near, double far) {

    /**
     * Returns the extents of a column.
     *
     * @param base the fragment of its base
     */
    public static RubyExtent of(RubyColumnBox column, BoxFragment base) {
        EmBox em = EmBox.of(column.base());
        EmBox annotation = new AnnotationBox(column.annotation()).extent();
        AnnotationExtent inner = AnnotationExtent.within(base);
        return column.style().get(RUBY_POSITION) == RubyPosition.UNDER
                ? new RubyExtent(
                        false,
                        Math.max(em.descent(), inner.under()),
                        annotation.ascent(),
                        annotation.descent())
                : new RubyExtent(
                        true,
                        Math.max(em.ascent(), inner.over()),
                        annotation.descent(),
                        annotation.ascent());
    }

    /** Returns the extents of a column on a line. */
    static RubyExtent of(RubyColumnBox column, LineItem item) {
        return of(column, (BoxFragment) column(item).children().get(0).fragment());
    }

    private static BoxFragment column(LineItem item) {
        LayoutResult layout = item.layout();
        if (layout == null) {
            throw new IllegalStateException("ruby column without a layout result");
        }
        return layout.fragment();
    }

    /** Returns the distance from the baseline of the base to the baseline of the annotation. */
    public double baselines() {
        return base + near;
    }

    /** Returns the distance from the baseline of the base to the far edge of the annotation. */
    double whole() {
        return base + near + far;
    }

    /** Converts to a baseline that is {@code by} above the baseline of the base. */
    RubyExtent movedDown(double by) {
        return new RubyExtent(isOver, isOver ? base - by : base + by, near, far);
    }

    /** Returns the same annotation over another extent of the base. */
    RubyExtent on(double other) {
        return new RubyExtent(isOver, other, near, far);
    }

    /** Combines two columns whose annotations share a baseline. */
    RubyExtent and(RubyExtent other) {
        return new RubyExtent(
                isOver,
                Math.max(base, other.base),
                Math.max(near, other.near),
                Math.max(far, other.far));
    }
}
