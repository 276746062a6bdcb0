package browsy.layout.context;

import org.jspecify.annotations.Nullable;

/**
 * The tracks a grid lends to a subgrid.
 *
 * @param inline along the subgrid's inline axis; null where that axis has tracks of its own
 * @param block along the subgrid's block axis; null where that axis has tracks of its own
 */
public record SubgridTracks(@Nullable GridTracks inline, @Nullable GridTracks block) {}
