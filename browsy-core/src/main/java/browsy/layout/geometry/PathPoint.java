package browsy.layout.geometry;

/**
 * A point on a motion path ({@code offset-path}).
 *
 * @param x horizontal coordinate, in CSS px
 * @param y vertical coordinate, in CSS px
 * @param angle direction of the path at the point, in radians clockwise from the x axis
 */
public record PathPoint(double x, double y, double angle) {}
