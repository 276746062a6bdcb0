package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.transform.Transform;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the transform properties.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-2/">css-transforms-2</a>
 */
public final class TransformParsers {
    private static final Specified<? extends LengthPercentage> ZERO = Specified.of(Length.ZERO);
    private static final Specified<Double> ZERO_ANGLE = Specified.of(0.0);

    /** Parses {@code perspective} in CSS px; a negative value means {@code none}. */
    public static final ValueParser<Double> PERSPECTIVE =
            new FirstOf<>(KeywordParser.one("none", -1.0), LengthParsers.NON_NEGATIVE_PX);

    private TransformParsers() {}

    /** Parses {@code transform}. */
    public static @Nullable Specified<Transform> transform(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(Transform.NONE);
        }
        List<Specified<? extends Transform.Function>> functions = new ArrayList<>();
        CssFunction function;
        while ((function = in.takeFunction()) != null) {
            ValueReader arguments = in.inside(function);
            Specified<? extends Transform.Function> parsed = function(function.name(), arguments);
            if (parsed == null || !arguments.atEnd()) {
                return null;
            }
            functions.add(parsed);
        }
        return functions.isEmpty()
                ? null
                : Specified.<Transform.Function>listOf(functions).map(Transform::new);
    }

    /** Parses the arguments of a transform function with a name in lower case. */
    private static @Nullable Specified<? extends Transform.Function> function(
            String name, ValueReader in) {
        return switch (name) {
            case "translate" -> translate(in);
            case "translatex" -> {
                Specified<? extends LengthPercentage> x =
                        LengthParsers.lengthPercentage(in, Range.ALL);
                yield x == null ? null : x.map(v -> new Transform.Translate(v, Length.ZERO, 0));
            }
            case "translatey" -> {
                Specified<? extends LengthPercentage> y =
                        LengthParsers.lengthPercentage(in, Range.ALL);
                yield y == null ? null : y.map(v -> new Transform.Translate(Length.ZERO, v, 0));
            }
            case "translatez" -> {
                Specified<Double> z = LengthParsers.px(in, Range.ALL);
                yield z == null
                        ? null
                        : z.map(v -> new Transform.Translate(Length.ZERO, Length.ZERO, v));
            }
            case "translate3d" -> translate3d(in);
            case "scale" -> scale(in);
            case "scalex" -> numbers(in, 1, n -> new Transform.Scale(n.get(0), 1, 1));
            case "scaley" -> numbers(in, 1, n -> new Transform.Scale(1, n.get(0), 1));
            case "scalez" -> numbers(in, 1, n -> new Transform.Scale(1, 1, n.get(0)));
            case "scale3d" ->
                    numbers(in, 3, n -> new Transform.Scale(n.get(0), n.get(1), n.get(2)));
            case "rotate", "rotatez" -> rotate(in, 0, 0, 1);
            case "rotatex" -> rotate(in, 1, 0, 0);
            case "rotatey" -> rotate(in, 0, 1, 0);
            case "rotate3d" -> rotate3d(in);
            case "skew" -> skew(in);
            case "skewx" -> {
                Specified<Double> x = NumberParsers.angle(in, true);
                yield x == null ? null : x.map(a -> new Transform.Skew(a, 0));
            }
            case "skewy" -> {
                Specified<Double> y = NumberParsers.angle(in, true);
                yield y == null ? null : y.map(a -> new Transform.Skew(0, a));
            }
            case "matrix" -> numbers(in, 6, TransformParsers::matrix);
            case "matrix3d" -> numbers(in, 16, Transform.Matrix::new);
            case "perspective" -> perspective(in);
            default -> null;
        };
    }

    private static @Nullable Specified<Transform.Function> translate(ValueReader in) {
        Specified<? extends LengthPercentage> x = LengthParsers.lengthPercentage(in, Range.ALL);
        if (x == null) {
            return null;
        }
        Specified<? extends LengthPercentage> y =
                in.takeComma() ? LengthParsers.lengthPercentage(in, Range.ALL) : ZERO;
        return y == null ? null : translate(x, y, ZERO_ANGLE);
    }

    private static @Nullable Specified<Transform.Function> translate3d(ValueReader in) {
        Specified<? extends LengthPercentage> x = LengthParsers.lengthPercentage(in, Range.ALL);
        if (x == null || !in.takeComma()) {
            return null;
        }
        Specified<? extends LengthPercentage> y = LengthParsers.lengthPercentage(in, Range.ALL);
        if (y == null || !in.takeComma()) {
            return null;
        }
        Specified<Double> z = LengthParsers.px(in, Range.ALL);
        return z == null ? null : translate(x, y, z);
    }

    private static Specified<Transform.Function> translate(
            Specified<? extends LengthPercentage> x,
            Specified<? extends LengthPercentage> y,
            Specified<Double> z) {
        return context ->
                new Transform.Translate(x.compute(context), y.compute(context), z.compute(context));
    }

    private static @Nullable Specified<Transform.Function> scale(ValueReader in) {
        Specified<Double> x = NumberParsers.numberOrPercentage(in, Range.ALL);
        if (x == null) {
            return null;
        }
        Specified<Double> y = in.takeComma() ? NumberParsers.numberOrPercentage(in, Range.ALL) : x;
        return y == null
                ? null
                : context -> new Transform.Scale(x.compute(context), y.compute(context), 1);
    }

    private static @Nullable Specified<Transform.Function> rotate(
            ValueReader in, double x, double y, double z) {
        Specified<Double> angle = NumberParsers.angle(in, true);
        return angle == null ? null : angle.map(a -> new Transform.Rotate(x, y, z, a));
    }

    private static @Nullable Specified<Transform.Function> rotate3d(ValueReader in) {
        List<Specified<? extends Double>> axis = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Specified<Double> component = NumberParsers.number(in, Range.ALL);
            if (component == null || !in.takeComma()) {
                return null;
            }
            axis.add(component);
        }
        Specified<Double> angle = NumberParsers.angle(in, true);
        return angle == null ? null : rotate(axis, angle);
    }

    private static Specified<Transform.Function> rotate(
            List<Specified<? extends Double>> axis, Specified<Double> angle) {
        return context ->
                new Transform.Rotate(
                        axis.get(0).compute(context),
                        axis.get(1).compute(context),
                        axis.get(2).compute(context),
                        angle.compute(context));
    }

    private static @Nullable Specified<Transform.Function> skew(ValueReader in) {
        Specified<Double> x = NumberParsers.angle(in, true);
        if (x == null) {
            return null;
        }
        Specified<Double> y = in.takeComma() ? NumberParsers.angle(in, true) : ZERO_ANGLE;
        return y == null
                ? null
                : context -> new Transform.Skew(x.compute(context), y.compute(context));
    }

    private static @Nullable Specified<Transform.Function> perspective(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(new Transform.Perspective(0));
        }
        Specified<Double> depth = LengthParsers.px(in, Range.NON_NEGATIVE);
        return depth == null
                ? null
                : depth.map(d -> new Transform.Perspective(StrictMath.max(1, d)));
    }

    private static Transform.Matrix matrix(List<Double> n) {
        return new Transform.Matrix(
                List.of(
                        n.get(0), n.get(1), 0.0, 0.0, n.get(2), n.get(3), 0.0, 0.0, 0.0, 0.0, 1.0,
                        0.0, n.get(4), n.get(5), 0.0, 1.0));
    }

    /** Parses comma-separated numbers or percentages, and creates a function from them. */
    private static @Nullable Specified<Transform.Function> numbers(
            ValueReader in, int count, Function<List<Double>, Transform.Function> make) {
        List<Specified<? extends Double>> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Specified<Double> value =
                    i > 0 && !in.takeComma()
                            ? null
                            : NumberParsers.numberOrPercentage(in, Range.ALL);
            if (value == null) {
                return null;
            }
            values.add(value);
        }
        return Specified.<Double>listOf(values).map(make);
    }

    /** Parses the property {@code translate}. */
    public static @Nullable Specified<Transform> translateProperty(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(Transform.NONE);
        }
        Specified<? extends LengthPercentage> x = LengthParsers.lengthPercentage(in, Range.ALL);
        if (x == null) {
            return null;
        }
        Specified<? extends LengthPercentage> y =
                in.atEnd() ? ZERO : LengthParsers.lengthPercentage(in, Range.ALL);
        if (y == null) {
            return null;
        }
        Specified<Double> z = in.atEnd() ? ZERO_ANGLE : LengthParsers.px(in, Range.ALL);
        return z == null ? null : translate(x, y, z).map(f -> new Transform(List.of(f)));
    }

    /** Parses the property {@code scale}. */
    public static @Nullable Specified<Transform> scaleProperty(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(Transform.NONE);
        }
        Specified<Double> x = NumberParsers.numberOrPercentage(in, Range.ALL);
        if (x == null) {
            return null;
        }
        Specified<Double> y = in.atEnd() ? x : NumberParsers.numberOrPercentage(in, Range.ALL);
        Specified<Double> z =
                in.atEnd() ? Specified.of(1.0) : NumberParsers.numberOrPercentage(in, Range.ALL);
        if (y == null || z == null) {
            return null;
        }
        return context ->
                new Transform(
                        List.of(
                                new Transform.Scale(
                                        x.compute(context),
                                        y.compute(context),
                                        z.compute(context))));
    }

    /** Parses the property {@code rotate}: an angle, with an optional axis before or after it. */
    public static @Nullable Specified<Transform> rotateProperty(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(Transform.NONE);
        }
        Specified<Double> angle = NumberParsers.angle(in, false);
        List<Specified<? extends Double>> axis = axis(in);
        if (axis == null) {
            return null;
        }
        if (angle == null) {
            angle = NumberParsers.angle(in, false);
        }
        return angle == null ? null : rotate(axis, angle).map(f -> new Transform(List.of(f)));
    }

    /** Parses an axis as a keyword or three numbers. The default is the z axis. */
    private static @Nullable List<Specified<? extends Double>> axis(ValueReader in) {
        String name = in.peekIdent();
        if (name != null) {
            in.next();
            return switch (name) {
                case "x" -> List.of(Specified.of(1.0), Specified.of(0.0), Specified.of(0.0));
                case "y" -> List.of(Specified.of(0.0), Specified.of(1.0), Specified.of(0.0));
                case "z" -> List.of(Specified.of(0.0), Specified.of(0.0), Specified.of(1.0));
                default -> null;
            };
        }
        Specified<Double> x = NumberParsers.number(in, Range.ALL);
        if (x == null) {
            return List.of(Specified.of(0.0), Specified.of(0.0), Specified.of(1.0));
        }
        Specified<Double> y = NumberParsers.number(in, Range.ALL);
        Specified<Double> z = NumberParsers.number(in, Range.ALL);
        return y == null || z == null ? null : List.of(x, y, z);
    }
}
