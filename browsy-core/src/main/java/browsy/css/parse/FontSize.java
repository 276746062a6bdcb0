package browsy.css.parse;

import browsy.css.calc.CalcParser;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.ComputeContext;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A specified {@code font-size}. Its compute context provides the font of the parent, so that
 * relative sizes refer to the parent's font size.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-size-prop">css-fonts-4</a>
 */
public sealed interface FontSize extends Specified<Double> {

    /**
     * An absolute size keyword. Its size depends on whether the font family is the generic {@code
     * monospace}.
     *
     * @param step 0 for {@code xx-small} to 7 for {@code xxx-large}
     */
    record Keyword(int step) implements FontSize {
        public static final Keyword MEDIUM = new Keyword(3);

        private static final double[] PROPORTIONAL = {9, 10, 13, 16, 18, 24, 32, 48};
        private static final double[] MONOSPACE = {9, 10, 12, 13, 16, 20, 26, 39};
        private static final double[] MONOSPACE_QUIRKY = {9, 9, 10, 13, 16, 20, 26, 40};

        @Override
        public Double compute(ComputeContext context) {
            return context.zoom() * size(context.isMonospace(), context.isQuirksMode());
        }

        /** The size in CSS px, for the default font sizes 16 (proportional) and 13 (monospace). */
        public double size(boolean monospace, boolean quirks) {
            double[] table = !monospace ? PROPORTIONAL : quirks ? MONOSPACE_QUIRKY : MONOSPACE;
            return table[step];
        }

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Keyword that && step == that.step;
        }

        @Override
        public int hashCode() {
            return step;
        }
    }

    /**
     * {@code smaller} or {@code larger}.
     *
     * @param factor the factor of the parent's font size
     */
    record Scaled(double factor) implements FontSize {
        @Override
        public Double compute(ComputeContext context) {
            return factor * context.font().em();
        }
    }

    /**
     * A length or a percentage of the parent's font size.
     *
     * @param absolute whether the size does not depend on the parent's font size, and so not on the
     *     default size of its font family; math functions count as absolute
     */
    record Measured(Specified<? extends LengthPercentage> length, boolean absolute)
            implements FontSize {
        @Override
        public Double compute(ComputeContext context) {
            return length.compute(context).resolve(context.font().em());
        }
    }

    /** A size in CSS px. */
    static FontSize px(double px) {
        return new Measured(LengthParsers.absolute(px), true);
    }

    /** Parses {@code font-size}. */
    static @Nullable Specified<Double> parse(ValueReader in) {
        String keyword = in.peekIdent();
        if (keyword != null) {
            in.next();
            return switch (keyword) {
                case "smaller" -> new Scaled(1 / 1.2);
                case "larger" -> new Scaled(1.2);
                case "-webkit-xxx-large" -> new Keyword(7);
                default -> {
                    int step =
                            List.of(
                                            "xx-small",
                                            "x-small",
                                            "small",
                                            "medium",
                                            "large",
                                            "x-large",
                                            "xx-large",
                                            "xxx-large")
                                    .indexOf(keyword);
                    yield step < 0 ? null : new Keyword(step);
                }
            };
        }
        boolean relative =
                in.peek() instanceof Token token
                        && (token.is(TokenType.PERCENTAGE)
                                || List.of("em", "ex", "ch", "ic", "cap", "lh")
                                        .contains(token.unit()));
        boolean math = CalcParser.isMathFunction(in.peek());
        Specified<? extends LengthPercentage> length =
                LengthParsers.quirkyLengthPercentage(in, Range.NON_NEGATIVE);
        return length == null ? null : new Measured(length, math || !relative);
    }
}
