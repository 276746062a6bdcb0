/** Computed styles, and their computation from cascaded values. */
@NullMarked
package browsy.style.computed;

import org.jspecify.annotations.NullMarked;
