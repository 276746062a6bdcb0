/**
 * Parsers from component values to typed specified values, one class for each family of values.
 * They know grammar, not properties; a parser that fails gives null and may leave its reader
 * anywhere, since the whole declaration is then invalid.
 */
@NullMarked
package browsy.css.parse;

import org.jspecify.annotations.NullMarked;
