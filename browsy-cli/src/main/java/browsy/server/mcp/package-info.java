/** The Model Context Protocol (MCP) interface to the tools, based on the official Java SDK. */
@NullMarked
package browsy.server.mcp;

import org.jspecify.annotations.NullMarked;
