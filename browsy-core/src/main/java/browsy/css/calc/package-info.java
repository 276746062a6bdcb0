/**
 * Math functions such as {@code calc()}: parsing to typed calculation trees, simplification,
 * evaluation and serialization. A function with a percentage stays a tree until layout.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#math">css-values-4</a>
 */
@NullMarked
package browsy.css.calc;

import org.jspecify.annotations.NullMarked;
