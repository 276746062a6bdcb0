/** Page loading, loaded pages with their input, and the session history. */
@NullMarked
package browsy.fetch.navigation;

import org.jspecify.annotations.NullMarked;
