package browsy.layout.shape;

import static browsy.style.property.ShapeProperties.SHAPE_MARGIN;
import static browsy.style.property.ShapeProperties.SHAPE_OUTSIDE;

import browsy.css.value.Length;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import browsy.css.value.shape.PositionPair;
import browsy.css.value.shape.ShapeOutside;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.WorkBudget;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The float area of a float with {@code shape-outside}: lines wrap around it instead of the margin
 * box. Offsets are measured from the line-left, block-start corner of the margin box, in CSS px.
 * The work for shapes is limited by a budget per layout.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-shapes-1/#relation-to-box-model-and-float-behavior">css-shapes-1</a>
 */
public final class FloatShape {

    /**
     * The budget charge for a point of an outline, in units of one query. It reflects memory rather
     * than time.
     */
    private static final int WORK_OF_POINT = 32;

    /** The shape on the line and block axes of its reference box; null if it is empty. */
    private final @Nullable ShapeArea area;

    /** The block offset of the reference box. */
    private final double start;

    /** The size of the reference box along the block axis. */
    private final double blockSize;

    /** The line offset of the reference box. */
    private final double left;

    /** The size of the margin box along the line axis. */
    private final double marginBoxSize;

    private final WorkBudget budget;

    private FloatShape(
            @Nullable ShapeArea area,
            double left,
            double start,
            double blockSize,
            double marginBoxSize,
            WorkBudget budget) {
        this.area = area;
        this.budget = budget;
        this.left = left;
        this.start = start;
        this.blockSize = blockSize;
        this.marginBoxSize = marginBoxSize;
    }

    /**
     * Creates the shape of a float. Returns null if the style sets none, or if the work budget for
     * shapes is used up.
     *
     * @param flow the writing mode of the containing block
     * @param margins the margins of the float
     * @param borderBox the size of the float's border box
     * @param basis the percentage basis of paddings and {@code shape-margin}
     */
    public static @Nullable FloatShape of(
            Box box,
            WritingFlow flow,
            PhysicalEdges margins,
            PhysicalSize borderBox,
            AvailableSize basis,
            LayoutContext context) {
        if (!(box.style().get(SHAPE_OUTSIDE) instanceof ShapeOutside.Area outside)
                || !context.shapes().isAmple()) {
            return null;
        }
        // The reference box within the margin box.
        PhysicalEdges insets = insets(outside, box, margins, basis);
        double marginWidth = borderBox.width() + margins.left() + margins.right();
        double marginHeight = borderBox.height() + margins.top() + margins.bottom();
        PhysicalSize reference =
                new PhysicalSize(
                        Math.max(0, marginWidth - insets.left() - insets.right()),
                        Math.max(0, marginHeight - insets.top() - insets.bottom()));
        // Its position and size on the line and block axes.
        LineAxes axes = new LineAxes(flow, reference);
        LineAxes marginAxes = new LineAxes(flow, new PhysicalSize(marginWidth, marginHeight));
        double right = insets.left() + reference.width();
        double bottom = insets.top() + reference.height();
        LogicalSize size = flow.toLogical(reference);
        ShapeArea area = area(outside, box, axes, reference, basis, context.shapes());
        return new FloatShape(
                area,
                Math.min(
                        marginAxes.line(insets.left(), insets.top()),
                        marginAxes.line(right, bottom)),
                Math.min(
                        marginAxes.block(insets.left(), insets.top()),
                        marginAxes.block(right, bottom)),
                size.block(),
                Math.max(0, axes.isHorizontal() ? marginWidth : marginHeight),
                context.shapes());
    }

    /** Returns the distances from the margin box to the reference box. */
    private static PhysicalEdges insets(
            ShapeOutside.Area outside, Box box, PhysicalEdges margins, AvailableSize basis) {
        return switch (outside.box()) {
            case MARGIN_BOX -> PhysicalEdges.ZERO;
            case BORDER_BOX -> margins;
            case PADDING_BOX -> sum(margins, box.flow().toPhysical(BoxEdges.border(box)));
            case CONTENT_BOX ->
                    sum(margins, box.flow().toPhysical(BoxEdges.borderPadding(box, basis)));
        };
    }

    private static PhysicalEdges sum(PhysicalEdges a, PhysicalEdges b) {
        return new PhysicalEdges(
                a.top() + b.top(),
                a.right() + b.right(),
                a.bottom() + b.bottom(),
                a.left() + b.left());
    }

    /**
     * Creates the area of a shape with its {@code shape-margin}. Without a basic shape it is the
     * reference box with its rounded corners. Paths and rounded polygons become pixel areas, as in
     * browsers.
     */
    private static @Nullable ShapeArea area(
            ShapeOutside.Area outside,
            Box box,
            LineAxes axes,
            PhysicalSize reference,
            AvailableSize basis,
            WorkBudget budget) {
        budget.take(WORK_OF_POINT);
        double margin =
                LayoutUnit.clamp(
                        Math.max(0, box.style().get(SHAPE_MARGIN).resolve(basis.orElse(0))));
        ShapeBox inside = new ShapeBox(reference.width(), reference.height());
        BasicShape shape = outside.shape();
        if (shape == null) {
            BasicShape.Inset whole =
                    new BasicShape.Inset(
                            Length.ZERO,
                            Length.ZERO,
                            Length.ZERO,
                            Length.ZERO,
                            Corners.of(box.style()));
            return axes.of(inside.inset(whole)).grown(margin);
        }
        if (shape instanceof BasicShape.Inset inset) {
            return axes.of(inside.inset(inset)).grown(margin);
        }
        if (shape instanceof BasicShape.Circle circle) {
            PositionPair center = center(circle.center());
            double x = inside.centerX(center);
            double y = inside.centerY(center);
            double radius = inside.radius(circle, x, y);
            return ellipse(axes, x, y, radius, radius, margin);
        }
        if (shape instanceof BasicShape.Ellipse ellipse) {
            PositionPair center = center(ellipse.center());
            double x = inside.centerX(center);
            double y = inside.centerY(center);
            return ellipse(
                    axes, x, y, inside.radiusX(ellipse, x), inside.radiusY(ellipse, y), margin);
        }
        if (shape instanceof BasicShape.Polygon polygon) {
            List<Contour> outline = outline(inside.polygon(polygon), budget);
            return polygon.rounding().equals(Length.ZERO)
                    ? polygonArea(outline, axes, margin)
                    : pixelArea(outline, axes, margin);
        }
        List<PathSegment> path =
                shape instanceof BasicShape.Drawn drawn
                        ? new DrawnPath(inside, drawn).path()
                        : ((BasicShape.Path) shape).segments();
        return pixelArea(outline(path, budget), axes, margin);
    }

    /** Flattens a path and charges its points to the budget, even if the path encloses nothing. */
    private static List<Contour> outline(List<PathSegment> path, WorkBudget budget) {
        List<Contour> outline = PathFlattener.flatten(path);
        budget.take(outline.stream().mapToInt(Contour::size).sum() * WORK_OF_POINT);
        return outline;
    }

    private static @Nullable ShapeArea pixelArea(
            List<Contour> contours, LineAxes axes, double margin) {
        PolygonArea drawn = PolygonArea.of(axes.drawn(contours), 0);
        return drawn == null ? null : new PixelArea(drawn, (int) Math.ceil(margin));
    }

    private static PositionPair center(@Nullable PositionPair center) {
        return center == null ? PositionPair.CENTER : center;
    }

    private static EllipseArea ellipse(
            LineAxes axes, double x, double y, double radiusX, double radiusY, double margin) {
        return new EllipseArea(
                axes.line(x, y),
                axes.block(x, y),
                (axes.isHorizontal() ? radiusX : radiusY) + margin,
                (axes.isHorizontal() ? radiusY : radiusX) + margin);
    }

    private static @Nullable PolygonArea polygonArea(
            List<Contour> contours, LineAxes axes, double margin) {
        return PolygonArea.of(contours.stream().map(axes::of).toList(), margin);
    }

    /**
     * Returns the extent of the shape in a line between two block offsets, clamped to the margin
     * box; null if the line does not meet the shape.
     */
    public @Nullable Extent between(double from, double to) {
        double top = from - start;
        if (area == null || area.top() >= area.bottom() || !overlaps(area, top, to - start)) {
            return null;
        }
        budget.take(area.samples());
        // In browsers the height of the line counts only up to the height of the reference box.
        Extent extent = area.between(top, top + Math.max(0, Math.min(to - from, blockSize)));
        return extent == null
                ? null
                : new Extent(withinMarginBox(extent.left()), withinMarginBox(extent.right()));
    }

    /** Returns the remaining work budget for shapes. */
    public WorkBudget budget() {
        return budget;
    }

    private static boolean overlaps(ShapeArea area, double from, double to) {
        return from < area.bottom() && to > area.top() || from == to && from == area.top();
    }

    private double withinMarginBox(double offset) {
        return Math.max(0, Math.min(marginBoxSize, LayoutUnit.truncate(offset + left)));
    }
}
