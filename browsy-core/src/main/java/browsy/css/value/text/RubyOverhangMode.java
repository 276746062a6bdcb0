package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code ruby-overhang}.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-overhang">css-ruby-1</a>
 */
public enum RubyOverhangMode implements Keyword {
    AUTO,
    /** Overhang over spaces only. */
    SPACES,
    /** The older name of {@link #SPACES}. */
    NONE
}
