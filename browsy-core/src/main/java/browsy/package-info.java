/** See the README. */
@NullMarked
package browsy;

import org.jspecify.annotations.NullMarked;
