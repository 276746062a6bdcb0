package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code scroll-marker-group}: the position of the scroll marker group relative to its
 * scroll container, or none.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-marker-group-property">css-overflow
 *     5</a>
 */
public enum ScrollMarkerGroup implements Keyword {
    NONE,
    BEFORE,
    AFTER
}
