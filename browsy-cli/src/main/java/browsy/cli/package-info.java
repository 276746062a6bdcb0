/** The command line: thin commands over the library. */
@NullMarked
package browsy.cli;

import org.jspecify.annotations.NullMarked;
