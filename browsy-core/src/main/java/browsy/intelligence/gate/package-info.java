/** What stands between the user and a page: overlays with their controls, and access requests. */
@NullMarked
package browsy.intelligence.gate;

import org.jspecify.annotations.NullMarked;
