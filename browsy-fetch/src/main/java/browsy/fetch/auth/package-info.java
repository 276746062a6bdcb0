/** How sessions authenticate at servers: user names with passwords, and client certificates. */
@NullMarked
package browsy.fetch.auth;

import org.jspecify.annotations.NullMarked;
