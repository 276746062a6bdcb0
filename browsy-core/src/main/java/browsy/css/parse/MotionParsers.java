package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.value.Specified;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.CoordBox;
import browsy.css.value.shape.PositionPair;
import browsy.css.value.transform.OffsetPath;
import browsy.css.value.transform.OffsetPoint;
import browsy.css.value.transform.OffsetRotate;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the motion path properties.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/">motion-1</a>
 */
public final class MotionParsers {
    private static final KeywordParser<CoordBox> BOXES = KeywordParser.of(CoordBox.class);
    private static final KeywordParser<OffsetPath.Size> SIZES =
            KeywordParser.of(OffsetPath.Size.class);

    /** Parses {@code offset-position}. */
    public static final ValueParser<OffsetPoint> POSITION =
            new Points(KeywordParser.of(OffsetPoint.Own.class));

    /** Parses {@code offset-anchor}. */
    public static final ValueParser<OffsetPoint> ANCHOR =
            new Points(KeywordParser.of(OffsetPoint.Own.class, OffsetPoint.Own.NORMAL));

    private MotionParsers() {}

    /**
     * Parses {@code offset-path}: {@code none | [<ray()> | <url> | <basic-shape>] || <coord-box>}.
     */
    public static @Nullable Specified<? extends OffsetPath> path(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(OffsetPath.None.NONE);
        }
        Specified<CoordBox> before = BOXES.parse(in);
        if (in.takeUrl() != null) {
            if (before == null) {
                BOXES.parse(in);
            }
            return Specified.of(OffsetPath.Reference.MISSING);
        }
        if (!(in.peek() instanceof CssFunction function)) {
            return before == null ? null : before.map(OffsetPath.Edge::new);
        }
        if (function.name().equals("ray")) {
            Specified<Ray> ray = ray(in);
            Specified<CoordBox> box = before == null ? box(in) : before;
            return ray == null ? null : context -> ray.compute(context).in(box.compute(context));
        }
        int start = in.position();
        Specified<? extends BasicShape> shape = shape(in, function);
        if (shape == null) {
            // In the offset shorthand, a distance or angle may follow the box; a function that is
            // no shape belongs to it.
            in.reset(start);
            return before == null ? null : before.map(OffsetPath.Edge::new);
        }
        Specified<CoordBox> box = before == null ? box(in) : before;
        return context -> new OffsetPath.Outline(shape.compute(context), box.compute(context));
    }

    /** Takes the optional box after a path. The default is the border box. */
    private static Specified<CoordBox> box(ValueReader in) {
        Specified<CoordBox> given = BOXES.parse(in);
        return given == null ? Specified.of(CoordBox.BORDER_BOX) : given;
    }

    /** Parses a basic shape. Unlike elsewhere, {@code path()} takes no fill rule. */
    private static @Nullable Specified<? extends BasicShape> shape(
            ValueReader in, CssFunction function) {
        if (!function.name().equals("path")) {
            return BasicShapeParsers.parse(in);
        }
        in.next();
        ValueReader arguments = in.inside(function);
        Specified<BasicShape> path = BasicShapeParsers.pathData(arguments);
        return arguments.atEnd() ? path : null;
    }

    /** A ray without its reference box. */
    private record Ray(
            double angle, OffsetPath.Size size, boolean contain, @Nullable PositionPair start) {
        OffsetPath.Ray in(CoordBox box) {
            return new OffsetPath.Ray(angle, size, contain, start, box);
        }
    }

    /**
     * Parses {@code ray( <angle> && <ray-size>? && contain? && [at <position>]? )}, in any order.
     */
    private static @Nullable Specified<Ray> ray(ValueReader outer) {
        CssFunction function = outer.takeFunction("ray");
        if (function == null) {
            return null;
        }
        ValueReader in = outer.inside(function);
        Specified<Double> angle = null;
        Specified<OffsetPath.Size> size = null;
        Specified<PositionPair> start = null;
        boolean contain = false;
        while (!in.atEnd()) {
            if (angle == null && (angle = NumberParsers.angle(in, false)) != null) {
                continue;
            }
            if (size == null && (size = SIZES.parse(in)) != null) {
                continue;
            }
            if (!contain && in.takeIdent("contain")) {
                contain = true;
                continue;
            }
            start = start == null && in.takeIdent("at") ? PositionParsers.strictPosition(in) : null;
            if (start == null) {
                return null;
            }
        }
        return angle == null ? null : ray(angle, size, contain, start);
    }

    private static Specified<Ray> ray(
            Specified<Double> angle,
            @Nullable Specified<OffsetPath.Size> size,
            boolean contain,
            @Nullable Specified<PositionPair> start) {
        return context ->
                new Ray(
                        angle.compute(context),
                        size == null ? OffsetPath.Size.CLOSEST_SIDE : size.compute(context),
                        contain,
                        start == null ? null : start.compute(context));
    }

    /** Parses {@code offset-rotate}. */
    public static @Nullable Specified<OffsetRotate> rotate(ValueReader in) {
        Specified<Double> before = NumberParsers.angle(in, false);
        boolean reverse = in.takeIdent("reverse");
        boolean auto = reverse || in.takeIdent("auto");
        Specified<Double> angle = before == null ? NumberParsers.angle(in, false) : before;
        if (!auto && angle == null) {
            return null;
        }
        double turned = reverse ? StrictMath.PI : 0;
        return angle == null
                ? Specified.of(new OffsetRotate(true, turned))
                : angle.map(a -> new OffsetRotate(auto, a + turned));
    }

    /** Parses a point: a keyword or a position. */
    private record Points(KeywordParser<OffsetPoint.Own> keywords)
            implements ValueParser<OffsetPoint> {
        @Override
        public @Nullable Specified<? extends OffsetPoint> parse(ValueReader in) {
            return point(in, keywords);
        }
    }

    private static @Nullable Specified<? extends OffsetPoint> point(
            ValueReader in, KeywordParser<OffsetPoint.Own> keywords) {
        Specified<OffsetPoint.Own> own = keywords.parse(in);
        if (own != null) {
            return own;
        }
        int start = in.position();
        Specified<PositionPair> position = PositionParsers.strictPosition(in);
        if (position == null) {
            in.reset(start);
            return null;
        }
        return position.map(OffsetPoint.At::new);
    }
}
