package browsy.layout.shape;

import browsy.css.value.shape.PathSegment;
import org.jspecify.annotations.Nullable;

/**
 * An arc seen from its centre.
 *
 * @param start the angle that it begins at, on the axes of its ellipse
 * @param turn how far it goes, in radians
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

    /** Null where the arc is a straight line. */
    static @Nullable ArcCenter of(double fromX, double fromY, PathSegment.Arc arc) {
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
        double radiusX = arc.radiusX() * Math.max(1, stretch);
        double radiusY = arc.radiusY() * Math.max(1, stretch);
        double away = Math.sqrt(Math.max(0, 1 / (stretch * stretch) - 1));
        double side = arc.large() == arc.sweep() ? -away : away;
        double centerX = side * radiusX * ownY / radiusY;
        double centerY = -side * radiusY * ownX / radiusX;
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

    double length() {
        return Math.abs(turn) * Math.max(radiusX, radiusY);
    }

    double pointX(double angle) {
        return x + turnedX(radiusX * Math.cos(angle), radiusY * Math.sin(angle));
    }

    double pointY(double angle) {
        return y + turnedY(radiusX * Math.cos(angle), radiusY * Math.sin(angle));
    }

    /** How x changes with the angle. */
    double speedX(double angle) {
        return turnedX(-radiusX * Math.sin(angle), radiusY * Math.cos(angle));
    }

    /** How y changes with the angle. */
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
