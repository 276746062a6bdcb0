/** Options, callbacks and evidence of sign-ins. */
@NullMarked
package browsy.fetch.login;

import org.jspecify.annotations.NullMarked;
