/**
 * The cookie store of a session by RFC 6265bis: {@code Set-Cookie} headers are parsed to {@code
 * SetCookie}, checked against the request and stored; requests get the stored cookies that match.
 */
@NullMarked
package browsy.fetch.http.cookie;

import org.jspecify.annotations.NullMarked;
