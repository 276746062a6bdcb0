/** What a page is for: one detector for each type, asked in the order of the types. */
@NullMarked
package browsy.intelligence.type;

import org.jspecify.annotations.NullMarked;
