/** Pages of a session and the way back through them. */
@NullMarked
package browsy.fetch.navigation;

import org.jspecify.annotations.NullMarked;
