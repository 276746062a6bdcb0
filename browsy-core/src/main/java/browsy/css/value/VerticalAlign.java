package browsy.css.value;

/**
 * A computed {@code vertical-align}. Percentages refer to the line height of the element.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
 */
public sealed interface VerticalAlign permits VerticalAlignKeyword, LengthPercentage {}
