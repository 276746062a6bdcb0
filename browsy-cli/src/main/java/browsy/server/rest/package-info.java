/** The REST interface to the tools, and its OpenAPI description. */
@NullMarked
package browsy.server.rest;

import org.jspecify.annotations.NullMarked;
