/** Detectors of page types, one for each type, in order of precedence. */
@NullMarked
package browsy.intelligence.type;

import org.jspecify.annotations.NullMarked;
