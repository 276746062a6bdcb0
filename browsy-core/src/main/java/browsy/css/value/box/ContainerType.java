package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code container-type}.
 *
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#container-type">css-conditional-5</a>
 */
public enum ContainerType implements Keyword {
    NORMAL,
    SIZE,
    INLINE_SIZE
}
