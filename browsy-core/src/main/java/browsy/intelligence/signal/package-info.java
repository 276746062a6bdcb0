/** Facts about a page that the detectors build on, each computed once. */
@NullMarked
package browsy.intelligence.signal;

import org.jspecify.annotations.NullMarked;
