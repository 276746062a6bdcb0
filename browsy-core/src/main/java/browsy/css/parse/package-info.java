/**
 * Parsers from component values to typed specified values, one class for each family of values.
 * They implement the value grammar, but know no properties. A parser that fails returns null and
 * may leave its reader at any position, because the whole declaration is then invalid.
 */
@NullMarked
package browsy.css.parse;

import org.jspecify.annotations.NullMarked;
