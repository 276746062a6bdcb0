package browsy.style.cascade;

import browsy.css.value.animation.AnimationDirection;
import browsy.css.value.animation.FillMode;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.AnimationProperties;
import browsy.style.property.Property;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The timing of one animation of an element.
 *
 * @param duration the duration of an iteration in seconds
 * @param delay the delay in seconds
 * @param iterations the number of iterations, or infinity
 * @see <a href="https://drafts.csswg.org/web-animations-1/#timing-model">web-animations-1</a>
 */
record AnimationTiming(
        double duration,
        double delay,
        double iterations,
        AnimationDirection direction,
        FillMode fill,
        boolean paused) {

    /** The timing of the animation with a number from 0 in the list of a style. */
    static AnimationTiming of(ComputedStyle style, int number) {
        return new AnimationTiming(
                item(style, AnimationProperties.ANIMATION_DURATION, number),
                item(style, AnimationProperties.ANIMATION_DELAY, number),
                item(style, AnimationProperties.ANIMATION_ITERATION_COUNT, number),
                item(style, AnimationProperties.ANIMATION_DIRECTION, number),
                item(style, AnimationProperties.ANIMATION_FILL_MODE, number),
                item(style, AnimationProperties.ANIMATION_PLAY_STATE, number));
    }

    /** The value of a property for an animation; lists that are too short are repeated. */
    static <T> T item(ComputedStyle style, Property<List<T>> property, int number) {
        List<T> list = style.get(property);
        return list.get(number % list.size());
    }

    /**
     * The point between the first keyframe (0) and the last (1) at which the animation stays: after
     * its end, or where it is paused. Empty if it has no effect then or never ends.
     */
    OptionalDouble settledProgress() {
        double active = duration == 0 ? 0 : duration * iterations;
        if (!paused) {
            return Double.isInfinite(active) ? OptionalDouble.empty() : afterEnd();
        }
        double elapsed = 0 - delay; // not the negative zero
        if (elapsed < 0) {
            return fill.isBackwards() ? OptionalDouble.of(directed(0, 0)) : OptionalDouble.empty();
        }
        if (elapsed >= active) {
            return afterEnd();
        }
        double overall = elapsed / duration;
        return OptionalDouble.of(directed(overall % 1, StrictMath.floor(overall)));
    }

    private OptionalDouble afterEnd() {
        if (!fill.isForwards()) {
            return OptionalDouble.empty();
        }
        double within = iterations % 1; // NaN for infinity
        boolean full = iterations > 0 && !(within > 0);
        return OptionalDouble.of(
                full
                        ? directed(1, iterations - 1)
                        : directed(within, StrictMath.floor(iterations)));
    }

    private double directed(double progress, double iteration) {
        return direction.isReversed(iteration) ? 1 - progress : progress;
    }
}
