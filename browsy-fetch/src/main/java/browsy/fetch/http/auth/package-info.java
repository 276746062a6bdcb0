/**
 * HTTP authentication: challenges of servers and proxies, and their answers by the schemes Basic
 * and Digest.
 */
@NullMarked
package browsy.fetch.http.auth;

import org.jspecify.annotations.NullMarked;
