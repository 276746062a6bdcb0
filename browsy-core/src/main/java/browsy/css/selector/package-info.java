/**
 * Selectors Level 4: their model, their parser, and matching against an {@link
 * browsy.html.ElementTree}.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/">Selectors Level 4</a>
 */
@NullMarked
package browsy.css.selector;

import org.jspecify.annotations.NullMarked;
