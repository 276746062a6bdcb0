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
     * The end point of a command.
     *
     * @param relative whether the point is relative to the starting point of the command; otherwise
     *     to the reference box
     */
    record Target(LengthPercentage x, LengthPercentage y, boolean relative) {}

    /**
     * The origin of a control point: the start or end point of the command, or the reference box.
     */
    enum Origin implements Keyword {
        START,
        END,
        ORIGIN
    }

    /** A control point. */
    record Control(LengthPercentage x, LengthPercentage y, Origin origin) {}

    record Move(Target target) implements ShapeCommand {}

    record Line(Target target) implements ShapeCommand {}

    /** {@code hline}. Only x of the target is used. */
    record Horizontal(Target target) implements ShapeCommand {}

    /** {@code vline}. Only y of the target is used. */
    record Vertical(Target target) implements ShapeCommand {}

    /**
     * {@code curve}.
     *
     * @param second null for a quadratic curve
     */
    record Curve(Target target, Control first, @Nullable Control second) implements ShapeCommand {}

    /**
     * {@code smooth}: a curve whose first control point continues the previous command.
     *
     * @param second null for a quadratic curve
     */
    record Smooth(Target target, @Nullable Control second) implements ShapeCommand {}

    /**
     * {@code arc}.
     *
     * @param rotation the rotation of the ellipse in radians
     * @param large whether the larger arc is taken
     * @param clockwise whether the arc is clockwise
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
