package browsy.css.parse;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.Color;
import browsy.css.value.ComputeContext;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of colors.
 *
 * @see <a href="https://drafts.csswg.org/css-color-5/">css-color-5</a>
 */
public final class ColorParsers {

    /** The maximum nesting depth of color functions. Deeper nesting is invalid. */
    private static final int MAX_DEPTH = 32;

    private static final Specified<Color> CURRENT = ComputeContext::currentColor;

    /** Parses {@code <color>}; in quirks mode also a hexadecimal color without a hash. */
    public static final ValueParser<Color> QUIRKY_COLOR = ColorParsers::quirkyColor;

    private ColorParsers() {}

    /** Parses {@code <color>}. */
    public static @Nullable Specified<Color> color(ValueReader in) {
        return color(in, 0);
    }

    /** Returns the named or system color with a name in lower case; null if it is unknown. */
    public static @Nullable Color named(String name) {
        return NamedColors.named(name);
    }

    private static @Nullable Specified<Color> quirkyColor(ValueReader in) {
        Color hashless = in.isQuirky() ? hashless(in.peek()) : null;
        if (hashless == null) {
            return color(in);
        }
        in.next();
        return Specified.of(hashless);
    }

    /**
     * Parses a color function, hexadecimal color, {@code currentcolor}, {@code transparent} or
     * named color.
     *
     * @param depth the number of enclosing color functions
     */
    static @Nullable Specified<Color> color(ValueReader in, int depth) {
        ComponentValue next = in.peek();
        if (next instanceof CssFunction function) {
            Specified<Color> color =
                    depth > MAX_DEPTH
                            ? null
                            : function(function.name(), in.inside(function), depth);
            if (color != null) {
                in.next();
            }
            return color;
        }
        Color constant = null;
        if (next instanceof Token token && token.is(TokenType.HASH)) {
            constant = HexColor.parse(token.text());
        } else if (next instanceof Token token && token.is(TokenType.IDENT)) {
            if (token.lower().equals("currentcolor")) {
                in.next();
                return CURRENT;
            }
            constant =
                    token.lower().equals("transparent")
                            ? Color.TRANSPARENT
                            : NamedColors.named(token.lower());
        }
        if (constant == null) {
            return null;
        }
        in.next();
        return Specified.of(constant);
    }

    /**
     * Parses a color by <a href="https://quirks.spec.whatwg.org/#the-hashless-hex-color-quirk">the
     * hashless hex color quirk</a>.
     */
    private static @Nullable Color hashless(@Nullable ComponentValue value) {
        if (!(value instanceof Token token)) {
            return null;
        }
        String digits =
                switch (token.type()) {
                    case IDENT -> token.text();
                    case NUMBER, DIMENSION ->
                            token.isInteger() && token.number() >= 0 && token.number() < 1e6
                                    ? padded((int) token.number() + token.text())
                                    : "";
                    default -> "";
                };
        return digits.length() == 3 || digits.length() == 6 ? HexColor.parse(digits) : null;
    }

    private static String padded(String digits) {
        return digits.length() < 6 ? "0".repeat(6 - digits.length()) + digits : digits;
    }

    private static @Nullable Specified<Color> function(String name, ValueReader in, int depth) {
        return switch (name) {
            case "rgb", "rgba" -> new ColorFunctionParser(ColorSpace.SRGB, 255, depth).parse(in);
            case "hsl", "hsla" -> new ColorFunctionParser(ColorSpace.HSL, 1, depth).parse(in);
            case "hwb" -> new ColorFunctionParser(ColorSpace.HWB, 1, depth).parse(in);
            case "lab" -> new ColorFunctionParser(ColorSpace.LAB, 1, depth).parse(in);
            case "lch" -> new ColorFunctionParser(ColorSpace.LCH, 1, depth).parse(in);
            case "oklab" -> new ColorFunctionParser(ColorSpace.OKLAB, 1, depth).parse(in);
            case "oklch" -> new ColorFunctionParser(ColorSpace.OKLCH, 1, depth).parse(in);
            case "color" -> ColorFunctionParser.parseColorFunction(in, depth);
            case "color-mix" -> mix(in, depth);
            case "light-dark" -> lightDark(in, depth);
            case "contrast-color" -> contrast(in, depth);
            default -> null;
        };
    }

    private static @Nullable Specified<Color> lightDark(ValueReader in, int depth) {
        Specified<Color> light = color(in, depth + 1);
        if (light == null || !in.takeComma()) {
            return null;
        }
        Specified<Color> dark = color(in, depth + 1);
        return dark == null || !in.atEnd()
                ? null
                : context -> (context.isDark() ? dark : light).compute(context);
    }

    /**
     * Parses the arguments of {@code contrast-color()}, see <a
     * href="https://drafts.csswg.org/css-color-5/#contrast-color">css-color-5</a>.
     */
    private static @Nullable Specified<Color> contrast(ValueReader in, int depth) {
        Specified<Color> against = color(in, depth + 1);
        return against == null || !in.atEnd() ? null : against.map(ColorParsers::contrasting);
    }

    /** Black or white, whichever has the higher contrast with {@code color}. */
    private static Color contrasting(Color color) {
        double luminance = ColorSpace.XYZ_D65.channels(color)[1];
        double whiteContrast = 1.05 / (luminance + 0.05);
        double blackContrast = (luminance + 0.05) / 0.05;
        return whiteContrast >= blackContrast ? Color.WHITE : Color.BLACK;
    }

    /**
     * Parses the arguments of {@code color-mix()}: an optional interpolation method, and two
     * colors, each with an optional percentage before or after it. See <a
     * href="https://drafts.csswg.org/css-color-5/#color-mix">css-color-5</a>.
     */
    private static @Nullable Specified<Color> mix(ValueReader in, int depth) {
        // in <color-space> [<hue-path> hue]? ,
        ColorSpace space = ColorSpace.OKLAB;
        ColorMixer.HuePath path = ColorMixer.HuePath.SHORTER;
        if (in.takeIdent("in")) {
            String name = in.takeIdent();
            ColorSpace named = name == null ? null : ColorSpace.named(name);
            if (named == null) {
                return null;
            }
            space = named;
            String pathName = in.takeIdent();
            if (pathName != null) {
                ColorMixer.HuePath namedPath = ColorMixer.HuePath.named(pathName);
                if (namedPath == null || space.hueChannel() < 0 || !in.takeIdent("hue")) {
                    return null;
                }
                path = namedPath;
            }
            if (!in.takeComma()) {
                return null;
            }
        }
        // [<color> && <percentage>?]#
        List<Specified<Color>> colors = new ArrayList<>();
        List<@Nullable Specified<Double>> shares = new ArrayList<>();
        do {
            Specified<Double> share = NumberParsers.percentage(in, Range.NON_NEGATIVE);
            Specified<Color> color = color(in, depth + 1);
            if (color == null) {
                return null;
            }
            shares.add(share != null ? share : NumberParsers.percentage(in, Range.NON_NEGATIVE));
            colors.add(color);
        } while (in.takeComma());
        if (!in.atEnd() || colors.size() != 2) {
            return null;
        }
        ColorMixer mixer = new ColorMixer(space, path);
        Specified<Double> first = shares.get(0);
        Specified<Double> second = shares.get(1);
        return context ->
                mixer.mix(
                        colors.get(0).compute(context),
                        first == null ? null : Objects.requireNonNull(first).compute(context),
                        colors.get(1).compute(context),
                        second == null ? null : Objects.requireNonNull(second).compute(context));
    }
}
