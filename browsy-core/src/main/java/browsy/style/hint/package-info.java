/**
 * Presentational hints: the attributes of HTML that say how an element looks, as declarations.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#presentational-hints">HTML</a>
 */
@NullMarked
package browsy.style.hint;

import org.jspecify.annotations.NullMarked;
