package browsy.css.value.flex;

import browsy.css.value.Keyword;

/**
 * Values of {@code -webkit-box-orient}.
 *
 * @see <a
 *     href="https://compat.spec.whatwg.org/#propdef-webkit-box-orient">#propdef-webkit-box-orient</a>
 */
public enum BoxOrient implements Keyword {
    HORIZONTAL,
    VERTICAL
}
