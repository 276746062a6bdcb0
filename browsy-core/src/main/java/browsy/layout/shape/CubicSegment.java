package browsy.layout.shape;

import browsy.layout.geometry.PathPoint;

/**
 * A cubic Bézier curve with a length parameterization. A straight line is a curve with its control
 * points at its ends. Lengths are approximated by 64 chords.
 */
final class CubicSegment {
    private static final int SAMPLES = 64;

    private final double[] x;
    private final double[] y;
    private final boolean isStraight;
    private final double length;

    CubicSegment(
            double x0,
            double y0,
            double x1,
            double y1,
            double x2,
            double y2,
            double x3,
            double y3) {
        x = new double[] {x0, x1, x2, x3};
        y = new double[] {y0, y1, y2, y3};
        isStraight = x0 == x1 && y0 == y1 && x2 == x3 && y2 == y3;
        length = isStraight ? Math.hypot(x3 - x0, y3 - y0) : walk();
    }

    double length() {
        return length;
    }

    /** Returns the point at a distance from the start. */
    PathPoint at(double distance) {
        double t = isStraight ? distance / length : share(distance);
        double within = Math.max(0, Math.min(1, t));
        return isStraight
                ? new PathPoint(
                        x[0] + within * (x[3] - x[0]),
                        y[0] + within * (y[3] - y[0]),
                        Math.atan2(y[3] - y[0], x[3] - x[0]))
                : new PathPoint(point(x, within), point(y, within), angle(within));
    }

    /** Returns the curve parameter, from 0 to 1, at a distance from the start. */
    private double share(double distance) {
        double walked = 0;
        for (int i = 1; i <= SAMPLES; i++) {
            double step = step(i);
            if (walked + step >= distance) {
                return (i - 1 + (step == 0 ? 0 : (distance - walked) / step)) / SAMPLES;
            }
            walked += step;
        }
        return 1;
    }

    /** Returns the sum of the chords. */
    private double walk() {
        double walked = 0;
        for (int i = 1; i <= SAMPLES; i++) {
            walked += step(i);
        }
        return walked;
    }

    private double step(int i) {
        double from = (i - 1.0) / SAMPLES;
        double to = (double) i / SAMPLES;
        return Math.hypot(point(x, to) - point(x, from), point(y, to) - point(y, from));
    }

    /**
     * Returns the direction at a parameter in radians. If the derivative vanishes there because
     * control points coincide, the direction at a nearby parameter is returned.
     */
    private double angle(double t) {
        double speedX = speed(x, t);
        double speedY = speed(y, t);
        if (speedX == 0 && speedY == 0) {
            double nearby = t < 0.5 ? t + 0.5 / SAMPLES : t - 0.5 / SAMPLES;
            speedX = speed(x, nearby);
            speedY = speed(y, nearby);
        }
        return Math.atan2(speedY, speedX);
    }

    private static double point(double[] c, double t) {
        double s = 1 - t;
        return s * s * s * c[0] + 3 * s * s * t * c[1] + 3 * s * t * t * c[2] + t * t * t * c[3];
    }

    /** Returns the derivative divided by 3. */
    private static double speed(double[] c, double t) {
        double s = 1 - t;
        return s * s * (c[1] - c[0]) + 2 * s * t * (c[2] - c[1]) + t * t * (c[3] - c[2]);
    }
}
