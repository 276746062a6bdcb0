/** The command line program. Each command is a class that calls the library or the server. */
@NullMarked
package browsy.cli;

import org.jspecify.annotations.NullMarked;
