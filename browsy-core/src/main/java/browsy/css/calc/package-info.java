/**
 * Math functions: {@code calc()} and its family, typed, simplified, and kept as trees where a
 * percentage waits for layout.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#math">css-values-4</a>
 */
@NullMarked
package browsy.css.calc;

import org.jspecify.annotations.NullMarked;
