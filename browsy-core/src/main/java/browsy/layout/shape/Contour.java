package browsy.layout.shape;

/**
 * A flattened subpath: points that are connected by straight edges. The last point is implicitly
 * connected to the first in area computations.
 */
final class Contour {
    private final double[] x;
    private final double[] y;
    private final boolean isClosed;

    Contour(double[] x, double[] y, boolean isClosed) {
        this.x = x;
        this.y = y;
        this.isClosed = isClosed;
    }

    int size() {
        return x.length;
    }

    double x(int i) {
        return x[i];
    }

    double y(int i) {
        return y[i];
    }

    boolean isClosed() {
        return isClosed;
    }

    /** Tests whether all points are collinear, so that the contour encloses no area. */
    boolean isFlat() {
        int far = 0;
        double distance = 0;
        for (int i = 1; i < x.length; i++) {
            double away = Math.hypot(x[i] - x[0], y[i] - y[0]);
            if (away > distance) {
                distance = away;
                far = i;
            }
        }
        for (int i = 1; i < x.length; i++) {
            double area = (x[far] - x[0]) * (y[i] - y[0]) - (y[far] - y[0]) * (x[i] - x[0]);
            if (Math.abs(area) > distance * 1e-6) {
                return false;
            }
        }
        return true;
    }

    /** Returns the contour translated. */
    Contour movedBy(double right, double down) {
        double[] movedX = new double[x.length];
        double[] movedY = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            movedX[i] = x[i] + right;
            movedY[i] = y[i] + down;
        }
        return new Contour(movedX, movedY, isClosed);
    }

    /** Returns the contour mirrored at the vertical axis (x negated). */
    Contour mirrored() {
        double[] mirrored = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            mirrored[i] = -x[i];
        }
        return new Contour(mirrored, y, isClosed);
    }
}
