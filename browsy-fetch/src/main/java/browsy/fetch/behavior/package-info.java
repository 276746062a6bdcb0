/** The effects of click handlers on a document, without running scripts. */
@NullMarked
package browsy.fetch.behavior;

import org.jspecify.annotations.NullMarked;
