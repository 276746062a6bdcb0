/** Limits, exceptions and interfaces for callers to implement. */
@NullMarked
package browsy.config;

import org.jspecify.annotations.NullMarked;
