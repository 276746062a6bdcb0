/** Processing common to all requests: access control, request bodies, log and error responses. */
@NullMarked
package browsy.server.http;

import org.jspecify.annotations.NullMarked;
