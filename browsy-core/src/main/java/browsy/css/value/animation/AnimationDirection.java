package browsy.css.value.animation;

import browsy.css.value.Keyword;

/**
 * Values of {@code animation-direction}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-animations-1/#animation-direction">css-animations-1</a>
 */
public enum AnimationDirection implements Keyword {
    NORMAL,
    REVERSE,
    ALTERNATE,
    ALTERNATE_REVERSE;

    /**
     * Whether an iteration runs from the last keyframe to the first.
     *
     * @param iteration the number of the iteration, a whole number from 0, or infinity after
     *     infinitely many ones
     */
    public boolean isReversed(double iteration) {
        boolean odd = !Double.isInfinite(iteration) && iteration % 2 == 1;
        return switch (this) {
            case NORMAL -> false;
            case REVERSE -> true;
            case ALTERNATE -> odd;
            case ALTERNATE_REVERSE -> !odd && !Double.isInfinite(iteration);
        };
    }
}
