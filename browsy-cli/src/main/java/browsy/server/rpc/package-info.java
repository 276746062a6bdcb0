/** Messages of JSON-RPC 2.0 as clients send them, checked before anything acts on them. */
@NullMarked
package browsy.server.rpc;

import org.jspecify.annotations.NullMarked;
