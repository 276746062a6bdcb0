package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code isolation}.
 *
 * @see <a href="https://drafts.csswg.org/compositing-2/#isolation">compositing-2</a>
 */
public enum Isolation implements Keyword {
    AUTO,
    ISOLATE
}
