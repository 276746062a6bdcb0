package browsy.layout.shape;

import browsy.css.value.Direction;
import browsy.css.value.WritingMode;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;

/** The way from the top left corner of a box to its line-left, block-start corner. */
final class LineAxes {
    private final WritingFlow lines;
    private final LogicalSize size;

    /** The axes of a box in a containing block of a writing mode. */
    LineAxes(WritingFlow flow, PhysicalSize box) {
        lines = new WritingFlow(flow.mode(), Direction.LTR);
        size = lines.toLogical(box);
    }

    /**
     * The axes of what is drawn: NB: browsers look through pixels from the top left, whatever way
     * lines follow one another.
     */
    LineAxes ofPixels() {
        return lines.isHorizontal()
                ? this
                : new LineAxes(
                        new WritingFlow(WritingMode.VERTICAL_LR, Direction.LTR),
                        lines.toPhysical(size));
    }

    boolean isHorizontal() {
        return lines.isHorizontal();
    }

    private LogicalOffset of(double x, double y) {
        return lines.toLogical(new PhysicalOffset(x, y), LogicalSize.ZERO, size);
    }

    double line(double x, double y) {
        return of(x, y).inline();
    }

    double block(double x, double y) {
        return of(x, y).block();
    }

    Contour of(Contour contour) {
        double[] line = new double[contour.size()];
        double[] block = new double[contour.size()];
        for (int i = 0; i < line.length; i++) {
            line[i] = line(contour.x(i), contour.y(i));
            block[i] = block(contour.x(i), contour.y(i));
        }
        return new Contour(line, block, contour.isClosed());
    }

    RoundedArea of(RoundedArea area) {
        if (isHorizontal()) {
            return area;
        }
        double line1 = line(area.left(), area.top());
        double line2 = line(area.right(), area.bottom());
        double block1 = block(area.left(), area.top());
        double block2 = block(area.right(), area.bottom());
        RoundedArea.Corner topLeft = area.topLeft().turned();
        RoundedArea.Corner topRight = area.topRight().turned();
        RoundedArea.Corner bottomRight = area.bottomRight().turned();
        RoundedArea.Corner bottomLeft = area.bottomLeft().turned();
        boolean up = line1 > line2;
        boolean fromRight = block1 > block2;
        RoundedArea.Corner startLeft = up ? bottomLeft : topLeft;
        RoundedArea.Corner startRight = up ? bottomRight : topRight;
        RoundedArea.Corner endLeft = up ? topLeft : bottomLeft;
        RoundedArea.Corner endRight = up ? topRight : bottomRight;
        return new RoundedArea(
                Math.min(line1, line2),
                Math.min(block1, block2),
                Math.max(line1, line2),
                Math.max(block1, block2),
                fromRight ? startRight : startLeft,
                fromRight ? endRight : endLeft,
                fromRight ? endLeft : endRight,
                fromRight ? startLeft : startRight);
    }
}
