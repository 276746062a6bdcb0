package browsy.layout.flow.floats;

/**
 * A position between floats where a box or line can be placed: a layout opportunity in terms of
 * exclusions.
 *
 * @param block the block offset at which it starts
 * @param span the free part of the line axis at that offset
 */
record Opportunity(double block, LineSpan span) {}
