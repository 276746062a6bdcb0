/** Page intelligence: what a page is for, what can be done on it, and what stands in the way. */
@NullMarked
package browsy.intelligence;

import org.jspecify.annotations.NullMarked;
