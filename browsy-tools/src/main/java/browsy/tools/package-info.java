/**
 * Tools for agents that act on a browsing session. {@link browsy.tools.ToolCatalog} lists their
 * declarations, {@link browsy.tools.Toolbox} calls them, and servers and agent frameworks adapt
 * them to their interfaces.
 */
@NullMarked
package browsy.tools;

import org.jspecify.annotations.NullMarked;
