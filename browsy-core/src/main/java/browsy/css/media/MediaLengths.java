package browsy.css.media;

import browsy.css.calc.CalcParser;
import browsy.css.calc.MathNode;
import browsy.css.calc.NumericType;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.Color;
import browsy.css.value.ComputeContext;
import browsy.css.value.Direction;
import browsy.css.value.LengthUnit;
import browsy.css.value.TextAlign;
import org.jspecify.annotations.Nullable;

/**
 * The compute context of lengths in media and container queries. Only font sizes and the viewport
 * are relevant; the rest has initial values.
 *
 * @param device the reference of viewport units
 * @param fontSize the value of 1em in CSS px: the font size of the container, or the initial one
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#units">Media Queries, 1.3</a>
 */
record MediaLengths(MediaEnvironment device, double fontSize) implements ComputeContext {

    /** The initial font size in CSS px. */
    static final double INITIAL_FONT_SIZE = 16;

    /** Converts a dimension or math function to CSS px; returns null if it is no length. */
    static @Nullable Double px(ComponentValue value, MediaEnvironment device, double fontSize) {
        MediaLengths context = new MediaLengths(device, fontSize);
        if (value instanceof CssFunction function && CalcParser.isMathFunction(function)) {
            MathNode node = CalcParser.parse(function, NumericType.LENGTH);
            boolean length = node != null && node.type().equals(NumericType.LENGTH);
            MathNode resolved = length && node != null ? node.resolve(context) : null;
            return resolved == null || resolved.hasPercentage() ? null : resolved.evaluate(0);
        }
        if (!(value instanceof Token token) || !token.is(TokenType.DIMENSION)) {
            return null;
        }
        LengthUnit unit = LengthUnit.named(token.unit());
        return unit == null ? null : token.number() * unit.px(context);
    }

    @Override
    public FontUnits font() {
        return new Units(fontSize);
    }

    @Override
    public FontUnits rootFont() {
        return new Units(INITIAL_FONT_SIZE);
    }

    @Override
    public double viewportWidth() {
        return device.width();
    }

    @Override
    public double viewportHeight() {
        return device.height();
    }

    @Override
    public boolean isVertical() {
        return false;
    }

    @Override
    public double zoom() {
        return 1;
    }

    @Override
    public Color currentColor() {
        return Color.BLACK;
    }

    @Override
    public boolean isQuirksMode() {
        return false;
    }

    @Override
    public double parentFontWeight() {
        return 400;
    }

    @Override
    public TextAlign parentTextAlign() {
        return TextAlign.START;
    }

    @Override
    public Direction parentDirection() {
        return Direction.LTR;
    }

    @Override
    public boolean isMonospace() {
        return false;
    }

    @Override
    public boolean isDark() {
        return false;
    }

    /** Font-relative units estimated from the font size alone. */
    private record Units(double em) implements FontUnits {
        @Override
        public double ex() {
            return em / 2;
        }

        @Override
        public double ch() {
            return em / 2;
        }

        @Override
        public double cap() {
            return em;
        }

        @Override
        public double ic() {
            return em;
        }

        @Override
        public double lh() {
            return em * 1.2;
        }
    }
}
