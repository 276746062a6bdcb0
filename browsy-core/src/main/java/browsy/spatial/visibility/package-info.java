/**
 * Decides which elements are hidden and why: computed style, clipping, scrolling, transforms,
 * colours, and hit testing.
 */
@NullMarked
package browsy.spatial.visibility;

import org.jspecify.annotations.NullMarked;
