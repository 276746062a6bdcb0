/**
 * The HTTP server with the REST, MCP and A2A interfaces. REST and A2A share a store of sessions;
 * MCP has its own.
 */
@NullMarked
package browsy.server;

import org.jspecify.annotations.NullMarked;
