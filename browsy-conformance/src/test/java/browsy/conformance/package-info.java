/** Reference pages, what a browser makes of them, and whether browsy does the same. */
@NullMarked
package browsy.conformance;

import org.jspecify.annotations.NullMarked;
