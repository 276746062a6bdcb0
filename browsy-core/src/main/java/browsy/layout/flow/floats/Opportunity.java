package browsy.layout.flow.floats;

/**
 * Room between floats that something may be placed in: an opportunity of the exclusions.
 *
 * @param block the block offset at which it starts
 * @param span its extent along the line axis at that offset
 */
public record Opportunity(double block, LineSpan span) {}
