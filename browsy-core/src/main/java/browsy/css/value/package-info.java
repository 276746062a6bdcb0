/**
 * Typed CSS values as they occur in computed styles. This package holds lengths, percentages,
 * calculations and the values that a length can stand for; the subpackages hold the values of the
 * properties, one for each group of specifications.
 */
@NullMarked
package browsy.css.value;

import org.jspecify.annotations.NullMarked;
