package browsy.layout.geometry;

/**
 * A point on a path.
 *
 * @param angle of the path there, in radians
 */
public record PathPoint(double x, double y, double angle) {}
