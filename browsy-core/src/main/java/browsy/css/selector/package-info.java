/**
 * Selectors Level 4: the selector model, the selector parser, and the matching of selectors against
 * an {@link browsy.html.ElementTree}.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/">Selectors Level 4</a>
 */
@NullMarked
package browsy.css.selector;

import org.jspecify.annotations.NullMarked;
