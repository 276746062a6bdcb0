package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Where a scroll container has the group of its scroll markers, if it has one.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-marker-group-property">css-overflow
 *     5</a>
 */
public enum ScrollMarkerGroup implements Keyword {
    NONE,
    BEFORE,
    AFTER
}
