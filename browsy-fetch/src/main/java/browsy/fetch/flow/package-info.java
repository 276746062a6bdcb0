/** The actions of a session as Java source. */
@NullMarked
package browsy.fetch.flow;

import org.jspecify.annotations.NullMarked;
