/** The configuration of sessions, the hooks that applications implement, and the exceptions. */
@NullMarked
package browsy.fetch.config;

import org.jspecify.annotations.NullMarked;
