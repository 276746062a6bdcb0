package browsy.css.value.animation;

import browsy.css.value.Keyword;

/**
 * Values of {@code animation-fill-mode}: whether the first keyframe applies before an animation
 * starts, and the last one after its end.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-animations-1/#animation-fill-mode">css-animations-1</a>
 */
public enum FillMode implements Keyword {
    NONE,
    FORWARDS,
    BACKWARDS,
    BOTH;

    /** Whether the animation applies after its end. */
    public boolean isForwards() {
        return this == FORWARDS || this == BOTH;
    }

    /** Whether the animation applies before its start. */
    public boolean isBackwards() {
        return this == BACKWARDS || this == BOTH;
    }
}
