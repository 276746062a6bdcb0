/** See the README. */
@NullMarked
package browsy.tools;

import org.jspecify.annotations.NullMarked;
