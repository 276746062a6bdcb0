/** See the README. */
@NullMarked
package browsy.cli;

import org.jspecify.annotations.NullMarked;
