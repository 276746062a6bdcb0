package browsy.css.value.text;

/**
 * A computed {@code hyphenate-character}: the text at the end of a hyphenated line.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#propdef-hyphenate-character">css-text-4</a>
 */
public record HyphenateCharacter(String text) {
    public static final HyphenateCharacter AUTO = new HyphenateCharacter("\u2010");
}
