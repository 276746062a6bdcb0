/**
 * The cascade: which rules match an element, which declaration wins for each property, and what
 * custom properties stand for.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-6/">CSS Cascading and Inheritance</a>
 */
@NullMarked
package browsy.style.cascade;

import org.jspecify.annotations.NullMarked;
