/** See the README. */
@NullMarked
package browsy.output;

import org.jspecify.annotations.NullMarked;
