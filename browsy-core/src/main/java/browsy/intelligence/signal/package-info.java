/** Facts about a page that the detectors share, each computed once. */
@NullMarked
package browsy.intelligence.signal;

import org.jspecify.annotations.NullMarked;
