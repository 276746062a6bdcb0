/** Finds the verification codes that a page shows. */
@NullMarked
package browsy.intelligence.code;

import org.jspecify.annotations.NullMarked;
