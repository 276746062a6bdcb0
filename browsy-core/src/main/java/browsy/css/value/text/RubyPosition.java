package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code ruby-position}.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#rubypos">css-ruby-1</a>
 */
public enum RubyPosition implements Keyword {
    OVER,
    UNDER
}
