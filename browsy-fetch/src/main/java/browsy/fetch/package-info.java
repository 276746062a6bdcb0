/** See the README. */
@NullMarked
package browsy.fetch;

import org.jspecify.annotations.NullMarked;
