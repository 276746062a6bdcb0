/** The style stage: computes the style of every element from a document and its stylesheets. */
@NullMarked
package browsy.style;

import org.jspecify.annotations.NullMarked;
