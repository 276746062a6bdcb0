/** Parsing and validation of JSON-RPC 2.0 messages, and error responses. */
@NullMarked
package browsy.server.rpc;

import org.jspecify.annotations.NullMarked;
