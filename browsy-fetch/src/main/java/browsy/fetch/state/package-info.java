/** The state of a session that outlives it. */
@NullMarked
package browsy.fetch.state;

import org.jspecify.annotations.NullMarked;
