/** What scripts would do on a click, inferred from markup. */
@NullMarked
package browsy.fetch.behavior;

import org.jspecify.annotations.NullMarked;
