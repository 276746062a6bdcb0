/**
 * Browsing tasks for other agents. There are two interfaces to the same tasks: plain HTTP with
 * server-sent events at {@code /a2a/tasks}, and the Agent2Agent protocol in its revisions 1.0 and
 * 0.3 over JSON-RPC at {@code /a2a}.
 */
@NullMarked
package browsy.server.a2a;

import org.jspecify.annotations.NullMarked;
