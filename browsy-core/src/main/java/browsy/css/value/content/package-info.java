/** Values of generated content: content lists, counters, lists and quotation marks. */
@NullMarked
package browsy.css.value.content;

import org.jspecify.annotations.NullMarked;
