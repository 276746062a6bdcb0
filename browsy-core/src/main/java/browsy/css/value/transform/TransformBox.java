package browsy.css.value.transform;

import browsy.css.value.Keyword;

/**
 * Values of {@code transform-box}.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-1/#transform-box">css-transforms-1</a>
 */
public enum TransformBox implements Keyword {
    CONTENT_BOX,
    BORDER_BOX,
    FILL_BOX,
    STROKE_BOX,
    VIEW_BOX
}
