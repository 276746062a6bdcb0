package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/**
 * An ellipse whose axes are the line and block axes.
 *
 * @param line the line offset of the centre
 * @param block the block offset of the centre
 */
record EllipseArea(double line, double block, double lineRadius, double blockRadius)
        implements ShapeArea {
    @Override
    public double top() {
        return block - blockRadius;
    }

    @Override
    public double bottom() {
        return block + blockRadius;
    }

    @Override
    public @Nullable Extent between(double from, double to) {
        if (to < top() || from >= bottom() || lineRadius <= 0 || blockRadius <= 0) {
            return null;
        }
        double nearest = from > block ? from - block : to < block ? to - block : 0;
        double reach =
                lineRadius
                        * Math.sqrt(
                                Math.max(0, 1 - nearest * nearest / (blockRadius * blockRadius)));
        return new Extent(line - reach, line + reach);
    }
}
