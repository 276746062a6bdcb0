package browsy.css.value.writing;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-orientation}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-writing-modes-4/#text-orientation">css-writing-modes-4</a>
 */
public enum TextOrientation implements Keyword {
    MIXED,
    UPRIGHT,
    SIDEWAYS
}
