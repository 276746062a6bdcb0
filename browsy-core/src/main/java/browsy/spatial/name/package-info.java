/**
 * Accessible names and descriptions (accname 1.2, HTML-AAM), and hints for controls without a name.
 */
@NullMarked
package browsy.spatial.name;

import org.jspecify.annotations.NullMarked;
