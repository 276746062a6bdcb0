package browsy.css.parse;

import browsy.css.calc.LengthArithmetic;
import browsy.css.syntax.CssFunction;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.ShapeRadius;
import browsy.css.value.Specified;
import browsy.css.value.box.CornerRadii;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import browsy.css.value.shape.PositionPair;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses basic shapes.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-functions">css-shapes-1</a>
 */
final class BasicShapeParsers {
    private static final Specified<? extends LengthPercentage> WHOLE =
            Specified.of(new Percentage(100));
    private static final Specified<Length> NOTHING = Specified.of(Length.ZERO);
    private static final KeywordParser<ShapeRadius.Side> SIDES =
            KeywordParser.of(ShapeRadius.Side.class);

    private BasicShapeParsers() {}

    /** Parses {@code <basic-shape>}. */
    static @Nullable Specified<? extends BasicShape> parse(ValueReader in) {
        CssFunction function = in.takeFunction();
        if (function == null) {
            return null;
        }
        ValueReader arguments = in.inside(function);
        Specified<? extends BasicShape> shape = shape(function.name(), arguments);
        return arguments.atEnd() ? shape : null;
    }

    private static @Nullable Specified<? extends BasicShape> shape(String name, ValueReader in) {
        return switch (name) {
            case "inset" -> inset(in);
            case "rect" -> rect(in);
            case "xywh" -> xywh(in);
            case "circle" -> circle(in);
            case "ellipse" -> ellipse(in);
            case "polygon" -> polygon(in);
            case "path" -> path(in);
            case "shape" -> {
                takeFillRule(in);
                yield new ShapeFunctionParser(in).parse();
            }
            default -> null;
        };
    }

    /** Parses {@code inset()}: one to four sides, and optional corner radii. */
    private static @Nullable Specified<BasicShape> inset(ValueReader in) {
        List<Specified<? extends LengthPercentage>> sides = new ArrayList<>();
        Specified<? extends LengthPercentage> side;
        while (sides.size() < 4 && (side = LengthParsers.lengthPercentage(in, Range.ALL)) != null) {
            sides.add(side);
        }
        Specified<CornerRadii> radii = CornerRadiusParser.rounding(in);
        if (sides.isEmpty() || radii == null) {
            return null;
        }
        int n = sides.size();
        return inset(
                sides.get(0),
                sides.get(n > 1 ? 1 : 0),
                sides.get(n > 2 ? 2 : 0),
                sides.get(n > 3 ? 3 : n > 1 ? 1 : 0),
                radii);
    }

    private static Specified<BasicShape> inset(
            Specified<? extends LengthPercentage> top,
            Specified<? extends LengthPercentage> right,
            Specified<? extends LengthPercentage> bottom,
            Specified<? extends LengthPercentage> left,
            Specified<CornerRadii> radii) {
        return context ->
                new BasicShape.Inset(
                        top.compute(context),
                        right.compute(context),
                        bottom.compute(context),
                        left.compute(context),
                        radii.compute(context));
    }

    /**
     * Parses {@code rect()} and converts its edges to insets. All edges are offsets from the top
     * left of the reference box; {@code auto} is the edge of the reference box.
     */
    private static @Nullable Specified<BasicShape> rect(ValueReader in) {
        List<Specified<? extends LengthPercentage>> edges = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            boolean rightOrBottom = i == 1 || i == 2;
            Specified<? extends LengthPercentage> edge =
                    in.takeIdent("auto")
                            ? (rightOrBottom ? WHOLE : NOTHING)
                            : LengthParsers.lengthPercentage(in, Range.ALL);
            if (edge == null) {
                return null;
            }
            edges.add(rightOrBottom ? edge.map(LengthArithmetic::fromEnd) : edge);
        }
        Specified<CornerRadii> radii = CornerRadiusParser.rounding(in);
        return radii == null
                ? null
                : inset(edges.get(0), edges.get(1), edges.get(2), edges.get(3), radii);
    }

    /** Parses {@code xywh()} and converts the rectangle to insets. */
    private static @Nullable Specified<BasicShape> xywh(ValueReader in) {
        Specified<? extends LengthPercentage> x = LengthParsers.lengthPercentage(in, Range.ALL);
        Specified<? extends LengthPercentage> y = LengthParsers.lengthPercentage(in, Range.ALL);
        Specified<? extends LengthPercentage> w =
                LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
        Specified<? extends LengthPercentage> h =
                LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
        Specified<CornerRadii> radii = CornerRadiusParser.rounding(in);
        if (x == null || y == null || w == null || h == null || radii == null) {
            return null;
        }
        return context -> {
            LengthPercentage left = x.compute(context);
            LengthPercentage top = y.compute(context);
            return new BasicShape.Inset(
                    top,
                    LengthArithmetic.fromEnd(LengthArithmetic.sum(left, w.compute(context))),
                    LengthArithmetic.fromEnd(LengthArithmetic.sum(top, h.compute(context))),
                    left,
                    radii.compute(context));
        };
    }

    private static @Nullable Specified<BasicShape> circle(ValueReader in) {
        Specified<? extends ShapeRadius> given = radius(in);
        Specified<? extends ShapeRadius> radius = given == null ? closestSide() : given;
        if (in.atEnd()) {
            return radius.map(r -> new BasicShape.Circle(r, null));
        }
        Specified<PositionPair> center = center(in);
        return center == null
                ? null
                : context ->
                        new BasicShape.Circle(radius.compute(context), center.compute(context));
    }

    private static @Nullable Specified<BasicShape> ellipse(ValueReader in) {
        Specified<? extends ShapeRadius> givenX = radius(in);
        Specified<? extends ShapeRadius> givenY = givenX == null ? null : radius(in);
        if ((givenX == null) != (givenY == null)) {
            return null;
        }
        Specified<? extends ShapeRadius> x = givenX == null ? closestSide() : givenX;
        Specified<? extends ShapeRadius> y = givenY == null ? closestSide() : givenY;
        if (in.atEnd()) {
            return context -> new BasicShape.Ellipse(x.compute(context), y.compute(context), null);
        }
        Specified<PositionPair> center = center(in);
        return center == null
                ? null
                : context ->
                        new BasicShape.Ellipse(
                                x.compute(context), y.compute(context), center.compute(context));
    }

    private static Specified<? extends ShapeRadius> closestSide() {
        return Specified.of(ShapeRadius.Side.CLOSEST_SIDE);
    }

    private static @Nullable Specified<? extends ShapeRadius> radius(ValueReader in) {
        Specified<ShapeRadius.Side> side = SIDES.parse(in);
        return side == null ? LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE) : side;
    }

    private static @Nullable Specified<PositionPair> center(ValueReader in) {
        return in.takeIdent("at") ? PositionParsers.position(in) : null;
    }

    /** Parses {@code polygon( [<fill-rule>? [round <length>]?,]? [<x> <y>]# )}. */
    private static @Nullable Specified<BasicShape> polygon(ValueReader in) {
        boolean ruled = takeFillRule(in);
        Specified<? extends Length> given = null;
        if (in.takeIdent("round")) {
            ruled = true;
            given = LengthParsers.length(in, Range.NON_NEGATIVE);
            if (given == null) {
                return null;
            }
        }
        if (ruled && !in.takeComma()) {
            return null;
        }
        List<Specified<? extends PositionPair>> vertices = new ArrayList<>();
        do {
            Specified<? extends LengthPercentage> x = LengthParsers.lengthPercentage(in, Range.ALL);
            Specified<? extends LengthPercentage> y = LengthParsers.lengthPercentage(in, Range.ALL);
            if (x == null || y == null) {
                return null;
            }
            vertices.add(context -> new PositionPair(x.compute(context), y.compute(context)));
        } while (in.takeComma());
        Specified<List<PositionPair>> all = Specified.listOf(vertices);
        Specified<? extends Length> rounding = given == null ? NOTHING : given;
        return context -> new BasicShape.Polygon(all.compute(context), rounding.compute(context));
    }

    /**
     * Skips an optional fill rule. It affects only the interior of a shape, not its extent, and is
     * not stored.
     */
    private static boolean takeFillRule(ValueReader in) {
        return in.takeIdent("nonzero") || in.takeIdent("evenodd");
    }

    private static @Nullable Specified<BasicShape> path(ValueReader in) {
        if (takeFillRule(in) && !in.takeComma()) {
            return null;
        }
        return pathData(in);
    }

    /**
     * Parses the string argument of {@code path()}. Its coordinates are px and are scaled by the
     * zoom of the element.
     */
    static @Nullable Specified<BasicShape> pathData(ValueReader in) {
        String data = in.takeString();
        List<PathSegment> segments = data == null ? null : new PathDataParser(data).parse();
        if (segments == null || segments.isEmpty()) {
            return null;
        }
        BasicShape.Path path = new BasicShape.Path(segments);
        return context -> context.zoom() == 1 ? path : path.scaled(context.zoom());
    }
}
