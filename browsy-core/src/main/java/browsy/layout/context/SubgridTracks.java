package browsy.layout.context;

import org.jspecify.annotations.Nullable;

/**
 * The tracks of a grid that a subgrid adopts.
 *
 * @param inline the tracks along the subgrid's inline axis; null if that axis is not subgridded
 * @param block the tracks along the subgrid's block axis; null if that axis is not subgridded
 */
public record SubgridTracks(@Nullable GridTracks inline, @Nullable GridTracks block) {}
