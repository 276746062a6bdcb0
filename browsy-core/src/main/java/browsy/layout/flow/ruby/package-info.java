/** Ruby layout: annotations over and under the base text of a line. */
@NullMarked
package browsy.layout.flow.ruby;

import org.jspecify.annotations.NullMarked;
