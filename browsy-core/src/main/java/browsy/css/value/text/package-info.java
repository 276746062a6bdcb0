/** Values of css-text, css-text-decor and css-ruby. */
@NullMarked
package browsy.css.value.text;

import org.jspecify.annotations.NullMarked;
