/** The table of rules for page types, and the tests of its rules. */
@NullMarked
package browsy.intelligence.type;

import org.jspecify.annotations.NullMarked;
