/** The adapter of the tools to Spring AI, an optional dependency. */
@NullMarked
package browsy.tools.springai;

import org.jspecify.annotations.NullMarked;
