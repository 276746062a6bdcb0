/**
 * The cascade: finds the rules that match an element, determines the winning declaration of each
 * property, and substitutes custom properties.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-6/">CSS Cascading and Inheritance</a>
 */
@NullMarked
package browsy.style.cascade;

import org.jspecify.annotations.NullMarked;
