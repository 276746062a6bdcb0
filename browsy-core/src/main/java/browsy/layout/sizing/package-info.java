/** Used sizes: resolves size properties under layout constraints, for all formatting contexts. */
@NullMarked
package browsy.layout.sizing;

import org.jspecify.annotations.NullMarked;
