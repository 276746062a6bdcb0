/** The deviations of Chromium from the specifications of block and inline layout. */
@NullMarked
package browsy.layout.flow.quirks;

import org.jspecify.annotations.NullMarked;
