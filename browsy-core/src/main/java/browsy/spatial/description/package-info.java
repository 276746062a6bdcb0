/**
 * Describes each listed element: role, name, state, field, relations, selector and warnings about
 * its text.
 */
@NullMarked
package browsy.spatial.description;

import org.jspecify.annotations.NullMarked;
