/**
 * CSS Syntax Module Level 3: decodes bytes to text, splits text into tokens, and parses tokens to
 * rules, declarations and component values, with the error recovery of the specification.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/">CSS Syntax Module Level 3</a>
 */
@NullMarked
package browsy.css.syntax;

import org.jspecify.annotations.NullMarked;
