package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code ruby-align}.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-align-property">css-ruby-1</a>
 */
public enum RubyAlign implements Keyword {
    START,
    CENTER,
    SPACE_BETWEEN,
    SPACE_AROUND
}
