/**
 * What formatting contexts share: their one interface, the constraints they are given and the
 * results they give.
 */
@NullMarked
package browsy.layout.context;

import org.jspecify.annotations.NullMarked;
