/** What block containers give their children as their containing block. */
@NullMarked
package browsy.layout.flow.input;

import org.jspecify.annotations.NullMarked;
