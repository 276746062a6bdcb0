package browsy.layout.shape;

import browsy.css.value.shape.PathSegment;
import org.jspecify.annotations.Nullable;

/**
 * An elliptical arc in center parameterization, converted from the endpoint parameterization of SVG
 * paths.
 *
 * @param x the centre
 * @param y the centre
 * @param radiusX the radius on the ellipse's own first axis, enlarged if the endpoints are too far
 *     apart
 * @param radiusY the radius on the second axis
 * @param cos the cosine of the rotation of the axes
 * @param sin the sine of the rotation of the axes
 * @param start the start angle in radians, on the axes of the ellipse
 * @param turn the signed sweep angle in radians
 * @see <a href="https://svgwg.org/svg2-draft/implnote.html#ArcConversionEndpointToCenter">SVG 2</a>
 */
record ArcCenter(
        double x,
        double y,
        double radiusX,
        double radiusY,
        double cos,
        double sin,
        double start,
        double turn) {

    /**
     * Converts an arc that starts at the given point. Returns null if it degenerates to a straight
     * line.
     */
    static @Nullable ArcCenter of(double fromX, double fromY, PathSegment.Arc arc) {
        // Half the chord on the axes of the ellipse.
        double cos = Math.cos(arc.rotation());
        double sin = Math.sin(arc.rotation());
        double halfX = (fromX - arc.x()) / 2;
        double halfY = (fromY - arc.y()) / 2;
        double ownX = cos * halfX + sin * halfY;
        double ownY = -sin * halfX + cos * halfY;
        double stretch = Math.hypot(ownX / arc.radiusX(), ownY / arc.radiusY());
        if (arc.radiusX() == 0 || arc.radiusY() == 0 || !(stretch > 0)) {
            return null;
        }
        // Radii that are too small are enlarged.
        double radiusX = arc.radiusX() * Math.max(1, stretch);
        double radiusY = arc.radiusY() * Math.max(1, stretch);
        // The centre, relative to the middle of the chord.
        double away = Math.sqrt(Math.max(0, 1 / (stretch * stretch) - 1));
        double side = arc.large() == arc.sweep() ? -away : away;
        double centerX = side * radiusX * ownY / radiusY;
        double centerY = -side * radiusY * ownX / radiusX;
        // The angles of both ends.
        double start = Math.atan2((ownY - centerY) / radiusY, (ownX - centerX) / radiusX);
        double end = Math.atan2((-ownY - centerY) / radiusY, (-ownX - centerX) / radiusX);
        double turn = end - start;
        if (arc.sweep() && turn < 0) {
            turn += 2 * Math.PI;
        } else if (!arc.sweep() && turn > 0) {
            turn -= 2 * Math.PI;
        }
        return new ArcCenter(
                (fromX + arc.x()) / 2 + cos * centerX - sin * centerY,
                (fromY + arc.y()) / 2 + sin * centerX + cos * centerY,
                radiusX,
                radiusY,
                cos,
                sin,
                start,
                turn);
    }

    /** Returns an upper bound of the arc length. */
    double length() {
        return Math.abs(turn) * Math.max(radiusX, radiusY);
    }

    /** Returns the x coordinate of the point at an angle. */
    double pointX(double angle) {
        return x + turnedX(radiusX * Math.cos(angle), radiusY * Math.sin(angle));
    }

    /** Returns the y coordinate of the point at an angle. */
    double pointY(double angle) {
        return y + turnedY(radiusX * Math.cos(angle), radiusY * Math.sin(angle));
    }

    /** Returns the derivative of x with respect to the angle. */
    double speedX(double angle) {
        return turnedX(-radiusX * Math.sin(angle), radiusY * Math.cos(angle));
    }

    /** Returns the derivative of y with respect to the angle. */
    double speedY(double angle) {
        return turnedY(-radiusX * Math.sin(angle), radiusY * Math.cos(angle));
    }

    private double turnedX(double ownX, double ownY) {
        return cos * ownX - sin * ownY;
    }

    private double turnedY(double ownX, double ownY) {
        return sin * ownX + cos * ownY;
    }
}
