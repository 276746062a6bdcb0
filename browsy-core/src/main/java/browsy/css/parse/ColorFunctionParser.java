package browsy.css.parse;

import browsy.css.calc.CalcParser;
import browsy.css.calc.MathNode;
import browsy.css.calc.NumericLeaf;
import browsy.css.calc.NumericType;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.value.Color;
import browsy.css.value.ComputeContext;
import browsy.css.value.Specified;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Parses the arguments of color functions such as {@code rgb()}, in modern, legacy
 * (comma-separated) and relative ({@code from}) syntax. Channels may be math functions, which are
 * evaluated when the value is computed.
 *
 * @see <a href="https://drafts.csswg.org/css-color-4/#color-syntax">css-color-4</a>
 * @see <a href="https://drafts.csswg.org/css-color-5/#relative-colors">css-color-5</a>
 */
final class ColorFunctionParser {
    private static final Map<ColorSpace, List<String>> CHANNEL_NAMES =
            Map.of(
                    ColorSpace.HSL, List.of("h", "s", "l", "alpha"),
                    ColorSpace.HWB, List.of("h", "w", "b", "alpha"),
                    ColorSpace.LAB, List.of("l", "a", "b", "alpha"),
                    ColorSpace.OKLAB, List.of("l", "a", "b", "alpha"),
                    ColorSpace.LCH, List.of("l", "c", "h", "alpha"),
                    ColorSpace.OKLCH, List.of("l", "c", "h", "alpha"),
                    ColorSpace.XYZ_D50, List.of("x", "y", "z", "alpha"),
                    ColorSpace.XYZ_D65, List.of("x", "y", "z", "alpha"));

    private final ColorSpace space;
    private final double scale;
    private final int depth;

    /**
     * @param scale the factor from channel values of {@code space} to numbers of the function: 255
     *     for {@code rgb()}, 1 for others
     * @param depth the nesting depth of colors, see {@link ColorParsers}
     */
    ColorFunctionParser(ColorSpace space, double scale, int depth) {
        this.space = space;
        this.scale = scale;
        this.depth = depth;
    }

    /**
     * Parses the arguments of {@code color()}, which include the name of the color space. Returns
     * null if they are invalid.
     */
    static @Nullable Specified<Color> parseColorFunction(ValueReader in, int depth) {
        Specified<Color> origin = null;
        if (in.takeIdent("from")) {
            origin = ColorParsers.color(in, depth + 1);
            if (origin == null) {
                return null;
            }
        }
        String name = in.takeIdent();
        ColorSpace space = name == null ? null : ColorSpace.named(name);
        return space == null || space.hueChannel() >= 0
                ? null
                : new ColorFunctionParser(space, 1, depth).channels(in, origin);
    }

    /**
     * Parses the arguments of a function other than {@code color()}. Returns null if they are
     * invalid.
     */
    @Nullable Specified<Color> parse(ValueReader in) {
        if (!in.takeIdent("from")) {
            return channels(in, null);
        }
        Specified<Color> origin = ColorParsers.color(in, depth + 1);
        return origin == null ? null : channels(in, origin);
    }

    /**
     * Parses three channels and an optional alpha, and requires the end of the arguments. A comma
     * after the first channel selects the legacy syntax: then commas are required everywhere;
     * otherwise alpha follows a slash.
     *
     * @param origin the origin color of the relative syntax; null in absolute syntax
     */
    private @Nullable Specified<Color> channels(ValueReader in, @Nullable Specified<Color> origin) {
        Channel[] channels = new Channel[4];
        boolean legacy = false;
        for (int i = 0; i < 3; i++) {
            if (i > 0) {
                boolean comma = in.takeComma();
                if (i == 2 && comma != legacy) {
                    return null;
                }
                legacy = comma;
            }
            Channel channel = channel(in, i, origin != null);
            if (channel == null) {
                return null;
            }
            channels[i] = channel;
        }
        // Alpha defaults to that of the origin color, or to 1.
        channels[3] = (c, o) -> o == null ? 1 : o[3];
        boolean alphaFollows = legacy ? in.takeComma() : in.takeSlash();
        if (alphaFollows) {
            Channel alpha = channel(in, 3, origin != null);
            if (alpha == null) {
                return null;
            }
            channels[3] = alpha;
        }
        if (!in.atEnd()) {
            return null;
        }
        if (origin == null && constant(channels)) {
            return Specified.of(color(channels, null, null));
        }
        return context ->
                color(channels, context, origin == null ? null : channelsOf(origin, context));
    }

    private static boolean constant(Channel[] channels) {
        for (Channel channel : channels) {
            if (channel instanceof Calculated) {
                return false;
            }
        }
        return true;
    }

    /** The channels of the origin color as numbers of the function, alpha last. */
    private double[] channelsOf(Specified<Color> origin, ComputeContext context) {
        Color color = origin.compute(context);
        double[] c = space.channels(color);
        return new double[] {c[0] * scale, c[1] * scale, c[2] * scale, color.alpha()};
    }

    private Color color(
            Channel[] channels, @Nullable ComputeContext context, double @Nullable [] origin) {
        double[] values = new double[3];
        for (int i = 0; i < 3; i++) {
            values[i] = channels[i].value(context, origin) / scale;
        }
        limit(values);
        return space.color(values, channels[3].value(context, origin));
    }

    /**
     * Clamps lightness to its range, and chroma and saturation to non-negative values. RGB channels
     * may exceed their range because of wide gamuts.
     */
    private void limit(double[] values) {
        switch (space) {
            case LAB, OKLAB -> values[0] = between(values[0], space.full(0));
            case LCH, OKLCH -> {
                values[0] = between(values[0], space.full(0));
                values[1] = StrictMath.max(0, values[1]);
            }
            case HSL -> values[1] = StrictMath.max(0, values[1]);
            default -> {}
        }
    }

    private static double between(double value, double max) {
        return StrictMath.max(0, StrictMath.min(max, value));
    }

    /** A parsed channel. Returns its value as a number of the function. */
    @FunctionalInterface
    private interface Channel {
        /**
         * @param context null for a channel that does not depend on the element
         * @param origin the channels of the origin color, alpha last; null in absolute syntax
         */
        double value(@Nullable ComputeContext context, double @Nullable [] origin);
    }

    /**
     * A channel given by a math function. In relative syntax, the channels of the origin color are
     * available as keywords.
     *
     * @param full the value of 100%
     * @param hue whether the channel is a hue, which may be an angle
     * @param names the keywords of the channels, alpha last
     */
    private record Calculated(CssFunction function, double full, boolean hue, List<String> names)
            implements Channel {
        @Nullable MathNode parse(double @Nullable [] origin) {
            Map<String, Double> values = new HashMap<>();
            for (int i = 0; i < names.size() && origin != null; i++) {
                values.put(names.get(i), origin[i]);
            }
            MathNode node = CalcParser.parse(function, NumericType.NUMBER, values);
            boolean valid =
                    node != null
                            && (node.type().equals(NumericType.NUMBER)
                                    || hue && node.type().equals(NumericType.ANGLE));
            return valid ? node : null;
        }

        @Override
        public double value(@Nullable ComputeContext context, double @Nullable [] origin) {
            MathNode node = Objects.requireNonNull(parse(origin));
            MathNode resolved = context == null ? node : node.resolve(context);
            double value = resolved.evaluate(full);
            double known = Double.isNaN(value) ? 0 : value;
            boolean angle = hue && node.type().equals(NumericType.ANGLE);
            return angle ? StrictMath.toDegrees(known) : known;
        }
    }

    /**
     * Parses one channel: a math function, number, percentage, angle (for hues), {@code none}, or,
     * if {@code relative}, the name of a channel of the origin color.
     *
     * @param index 0 to 2 for a channel of the color space, 3 for alpha
     */
    private @Nullable Channel channel(ValueReader in, int index, boolean relative) {
        boolean hue = index == space.hueChannel();
        double full = index == 3 ? 1 : space.full(index) * scale;
        ComponentValue next = in.next();
        if (next instanceof CssFunction function) {
            Calculated calculated = new Calculated(function, full, hue, channelNames());
            boolean valid =
                    CalcParser.isMathFunction(function)
                            && calculated.parse(relative ? new double[4] : null) != null;
            return valid ? calculated : null;
        }
        if (!(next instanceof Token token)) {
            return null;
        }
        double number = token.number();
        switch (token.type()) {
            case NUMBER:
                return (c, o) -> number;
            case PERCENTAGE:
                return hue ? null : (c, o) -> number * full / 100;
            case DIMENSION:
                MathNode leaf = NumericLeaf.of(token, NumericType.PERCENT);
                if (!hue || leaf == null || !leaf.type().equals(NumericType.ANGLE)) {
                    return null;
                }
                double degrees = StrictMath.toDegrees(leaf.evaluate(0));
                return (c, o) -> degrees;
            case IDENT:
                if (token.isIdent("none")) {
                    return (c, o) -> 0;
                }
                int named = relative ? channelNames().indexOf(token.lower()) : -1;
                return named < 0 ? null : (c, o) -> o == null ? 0 : o[named];
            default:
                return null;
        }
    }

    private List<String> channelNames() {
        return CHANNEL_NAMES.getOrDefault(space, List.of("r", "g", "b", "alpha"));
    }
}
