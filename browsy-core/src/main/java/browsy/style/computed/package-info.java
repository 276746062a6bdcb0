/** Computed styles: what the cascade hands to layout. */
@NullMarked
package browsy.style.computed;

import org.jspecify.annotations.NullMarked;
