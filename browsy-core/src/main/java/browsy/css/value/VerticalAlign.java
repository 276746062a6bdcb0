package browsy.css.value;

/**
 * A computed {@code vertical-align}; percentages refer to the line height of the element itself.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
 */
public sealed interface VerticalAlign permits BaselineShiftKeyword, LengthPercentage {}
