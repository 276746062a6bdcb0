/** Ruby: annotations over and under parts of a line. */
@NullMarked
package browsy.layout.flow.ruby;

import org.jspecify.annotations.NullMarked;
