/** ARIA roles of elements, explicit and implicit, and the semantics of headings and tables. */
@NullMarked
package browsy.spatial.role;

import org.jspecify.annotations.NullMarked;
