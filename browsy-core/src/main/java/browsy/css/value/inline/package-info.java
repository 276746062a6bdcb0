/** Values of css-inline: baselines, initial letters, line height and the trimming of text boxes. */
@NullMarked
package browsy.css.value.inline;

import org.jspecify.annotations.NullMarked;
