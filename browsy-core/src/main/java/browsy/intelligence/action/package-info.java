/** What can be done on a page: one detector for each recipe. */
@NullMarked
package browsy.intelligence.action;

import org.jspecify.annotations.NullMarked;
