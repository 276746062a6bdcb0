package browsy.css.value.shape;

import browsy.css.value.Keyword;
import browsy.css.value.LengthPercentage;
import org.jspecify.annotations.Nullable;

/**
 * A command of {@code shape()}.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#typedef-shape-command">css-shapes-1</a>
 */
public sealed interface ShapeCommand {

    /**
     * Where a command ends.
     *
     * @param relative whether it is seen from where the command starts, not from the box
     */
    record Target(LengthPercentage x, LengthPercentage y, boolean relative) {}

    /** What a control point is seen from. */
    enum Origin implements Keyword {
        START,
        END,
        ORIGIN
    }

    /** A control point. */
    record Control(LengthPercentage x, LengthPercentage y, Origin origin) {}

    record Move(Target target) implements ShapeCommand {}

    record Line(Target target) implements ShapeCommand {}

    /** {@code hline}: only x counts. */
    record Horizontal(Target target) implements ShapeCommand {}

    /** {@code vline}: only y counts. */
    record Vertical(Target target) implements ShapeCommand {}

    /**
     * {@code curve}
     *
     * @param second null for a quadratic curve
     */
    record Curve(Target target, Control first, @Nullable Control second) implements ShapeCommand {}

    /**
     * {@code smooth}
     *
     * @param second null for a quadratic curve
     */
    record Smooth(Target target, @Nullable Control second) implements ShapeCommand {}

    /**
     * {@code arc}
     *
     * @param rotation in radians
     */
    record Arc(
            Target target,
            LengthPercentage radiusX,
            LengthPercentage radiusY,
            double rotation,
            boolean large,
            boolean clockwise)
            implements ShapeCommand {}

    enum Close implements ShapeCommand {
        CLOSE
    }
}
