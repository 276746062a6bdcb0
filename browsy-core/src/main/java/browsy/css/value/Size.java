package browsy.css.value;

/**
 * A computed {@code width}, {@code height}, {@code min-*}, {@code max-*} or {@code flex-basis}.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#sizing-values">css-sizing-4</a>
 */
public sealed interface Size permits LengthPercentage, SizeKeyword, FitContent, CalcSize {}
