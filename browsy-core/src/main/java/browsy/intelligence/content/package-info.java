/** Finds what a page made to be read has to say, and tells it from all that stands around it. */
@NullMarked
package browsy.intelligence.content;

import org.jspecify.annotations.NullMarked;
