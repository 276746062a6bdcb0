/**
 * Presentational hints: the declarations that presentational HTML attributes stand for.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#presentational-hints">HTML</a>
 */
@NullMarked
package browsy.style.hint;

import org.jspecify.annotations.NullMarked;
