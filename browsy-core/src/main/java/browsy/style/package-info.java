/** Style: from a document and its style sheets to the computed style of every element. */
@NullMarked
package browsy.style;

import org.jspecify.annotations.NullMarked;
