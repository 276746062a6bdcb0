/** Credentials for sign-in forms: logins, their source, and one-time passwords. */
@NullMarked
package browsy.fetch.credential;

import org.jspecify.annotations.NullMarked;
