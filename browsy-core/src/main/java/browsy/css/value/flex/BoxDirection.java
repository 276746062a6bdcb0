package browsy.css.value.flex;

import browsy.css.value.Keyword;

/**
 * Values of {@code -webkit-box-direction}.
 *
 * @see <a href="https://www.w3.org/TR/2009/WD-css3-flexbox-20090723/">the old flexible box</a>
 */
public enum BoxDirection implements Keyword {
    NORMAL,
    REVERSE
}
