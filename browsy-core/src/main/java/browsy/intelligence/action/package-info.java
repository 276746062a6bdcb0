/** Detectors of suggested actions, one for each kind of action. */
@NullMarked
package browsy.intelligence.action;

import org.jspecify.annotations.NullMarked;
