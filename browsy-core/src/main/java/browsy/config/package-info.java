/** Limits, errors and the interfaces a caller implements. */
@NullMarked
package browsy.config;

import org.jspecify.annotations.NullMarked;
