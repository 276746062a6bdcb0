/**
 * Typed CSS values of computed styles. This package contains lengths, percentages, calculations and
 * the types that a length can be a value of. The subpackages contain the values of properties, one
 * subpackage for each group of specifications.
 */
@NullMarked
package browsy.css.value;

import org.jspecify.annotations.NullMarked;
