/** Tables of named rules that score conclusions, so that the conclusions can be compared. */
@NullMarked
package browsy.intelligence.rule;

import org.jspecify.annotations.NullMarked;
