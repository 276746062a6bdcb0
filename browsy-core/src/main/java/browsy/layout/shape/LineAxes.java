package browsy.layout.shape;

import browsy.css.value.Direction;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts physical coordinates in a box to line and block offsets, measured from its line-left,
 * block-start corner.
 */
final class LineAxes {
    private final WritingFlow lines;
    private final LogicalSize size;

    /** Creates the conversion for a box in a containing block with the given writing mode. */
    LineAxes(WritingFlow flow, PhysicalSize box) {
        lines = new WritingFlow(flow.mode(), Direction.LTR);
        size = lines.toLogical(box);
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

    /**
     * Converts contours for a shape that is rasterized. In browsers, if an axis is reversed, the
     * converted contours are shifted to begin at the start of the box on that axis.
     */
    List<Contour> drawn(List<Contour> contours) {
        boolean linesTurn = !isHorizontal() && line(0, 1) < line(0, 0);
        boolean blocksTurn = !isHorizontal() && block(1, 0) < block(0, 0);
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        List<Contour> turned = new ArrayList<>();
        for (Contour contour : contours) {
            Contour one = of(contour);
            turned.add(one);
            for (int i = 0; i < one.size(); i++) {
                left = Math.min(left, one.x(i));
                top = Math.min(top, one.y(i));
            }
        }
        double right = linesTurn ? -left : 0;
        double down = blocksTurn ? -top : 0;
        return right == 0 && down == 0 ? turned : moved(turned, right, down);
    }

    private static List<Contour> moved(List<Contour> contours, double right, double down) {
        return contours.stream().map(contour -> contour.movedBy(right, down)).toList();
    }

    /** Converts a rectangle with rounded corners. */
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
