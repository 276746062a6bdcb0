package browsy.css.parse;

import browsy.css.calc.AnchorFunctions;
import browsy.css.calc.CalcParser;
import browsy.css.parse.LengthParsers.LengthPercentages;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.value.Auto;
import browsy.css.value.CalcSize;
import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.css.value.SizeCalculation;
import browsy.css.value.SizeKeyword;
import browsy.css.value.Specified;
import browsy.css.value.align.Gap;
import browsy.css.value.box.AspectRatio;
import browsy.css.value.box.IntrinsicSize;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of sizes, margins, insets, padding and gaps.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-4/">css-sizing-4</a>
 */
public final class SizeParsers {
    private static final KeywordParser<SizeKeyword> INTRINSIC =
            KeywordParser.one("min-content", SizeKeyword.MIN_CONTENT)
                    .and("-webkit-min-content", SizeKeyword.MIN_CONTENT)
                    .and("max-content", SizeKeyword.MAX_CONTENT)
                    .and("-webkit-max-content", SizeKeyword.MAX_CONTENT)
                    .and("fit-content", SizeKeyword.FIT_CONTENT)
                    .and("-webkit-fit-content", SizeKeyword.FIT_CONTENT)
                    .and(Set.of("stretch", "-webkit-fill-available"), SizeKeyword.STRETCH);
    private static final KeywordParser<SizeKeyword> AUTO_SIZES =
            INTRINSIC.and("auto", SizeKeyword.AUTO);
    private static final KeywordParser<SizeKeyword> NONE_SIZES =
            INTRINSIC.and("none", SizeKeyword.NONE);
    private static final KeywordParser<SizeKeyword> BASES =
            AUTO_SIZES.and("content", SizeKeyword.CONTENT);
    private static final KeywordParser<Auto> AUTO = KeywordParser.of(Auto.class);
    private static final KeywordParser<Gap> NORMAL_GAP = KeywordParser.one("normal", Gap.NORMAL);

    /** The maximum nesting depth of {@code calc-size()}. */
    private static final int MAX_CALC_SIZES = 32;

    /** Parses {@code width}, {@code height}, {@code min-width}, {@code min-height}. */
    public static final ValueParser<Size> SIZE = new Sizes(AUTO_SIZES, true);

    /** Parses {@code max-width}, {@code max-height}. */
    public static final ValueParser<Size> MAX_SIZE = new Sizes(NONE_SIZES, true);

    /** Parses {@code flex-basis}. Takes no lengths without a unit in quirks mode. */
    public static final ValueParser<Size> FLEX_BASIS = new Sizes(BASES, false);

    /** Parses {@code margin-*}. */
    public static final ValueParser<LengthPercentageOrAuto> MARGIN =
            new FirstOf<>(AUTO, new LengthPercentages(Range.ALL, AnchorFunctions.SIZES, true));

    /** Parses {@code top}, {@code right}, {@code bottom}, {@code left}. */
    public static final ValueParser<LengthPercentageOrAuto> INSET =
            new FirstOf<>(AUTO, new LengthPercentages(Range.ALL, AnchorFunctions.ALL, true));

    /** Parses {@code padding-*}. */
    public static final ValueParser<LengthPercentage> PADDING =
            new LengthPercentages(Range.NON_NEGATIVE, AnchorFunctions.NONE, true);

    private SizeParsers() {}

    private record Sizes(KeywordParser<SizeKeyword> keywords, boolean quirk)
            implements ValueParser<Size> {
        @Override
        public @Nullable Specified<? extends Size> parse(ValueReader in) {
            return size(in, keywords, quirk);
        }
    }

    private static @Nullable Specified<? extends Size> size(
            ValueReader in, KeywordParser<SizeKeyword> keywords, boolean quirk) {
        Specified<SizeKeyword> keyword = keywords.parse(in);
        if (keyword != null) {
            return keyword;
        }
        CssFunction function = in.takeFunction("calc-size");
        if (function != null) {
            return calcSize(in.inside(function), keywords, 0);
        }
        return quirk
                ? LengthParsers.quirkyLengthPercentage(
                        in, Range.NON_NEGATIVE, AnchorFunctions.SIZES)
                : LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
    }

    /**
     * Parses {@code calc-size( <calc-size-basis>, <calc-sum> )}.
     *
     * @see <a href="https://drafts.csswg.org/css-values-5/#calc-size">css-values-5</a>
     */
    private static @Nullable Specified<CalcSize> calcSize(
            ValueReader in, KeywordParser<SizeKeyword> keywords, int depth) {
        boolean any = in.takeIdent("any");
        Specified<? extends Size> basis = any ? null : basis(in, keywords, depth);
        if (!any && basis == null || !in.takeComma()) {
            return null;
        }
        List<ComponentValue> tokens = in.takeRest();
        Specified<SizeCalculation> calculation =
                any ? CalcParser.parseSizeOfAny(tokens) : CalcParser.parseSize(tokens);
        if (calculation == null) {
            return null;
        }
        return context ->
                new CalcSize(
                        basis == null ? null : basis.compute(context),
                        calculation.compute(context));
    }

    /**
     * Parses {@code <calc-size-basis>} without {@code any}: a keyword, {@code calc-size()} or sum.
     */
    private static @Nullable Specified<? extends Size> basis(
            ValueReader in, KeywordParser<SizeKeyword> keywords, int depth) {
        int start = in.position();
        Specified<SizeKeyword> keyword = keywords.parse(in);
        if (keyword != null) {
            if (!keyword.equals(Specified.of(SizeKeyword.NONE))) {
                return keyword;
            }
            in.reset(start);
            return null;
        }
        CssFunction nested = in.takeFunction("calc-size");
        if (nested != null) {
            return depth < MAX_CALC_SIZES ? calcSize(in.inside(nested), keywords, depth + 1) : null;
        }
        List<ComponentValue> sum = List.of(new CssFunction("calc", in.takeToComma()));
        return LengthParsers.lengthPercentage(in.over(sum), Range.NON_NEGATIVE);
    }

    /** Parses {@code row-gap}, {@code column-gap}. */
    public static @Nullable Specified<Gap> gap(ValueReader in) {
        Specified<Gap> normal = NORMAL_GAP.parse(in);
        if (normal != null) {
            return normal;
        }
        Specified<? extends LengthPercentage> length =
                LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
        return length == null ? null : length.map(Gap::new);
    }

    /** Parses {@code aspect-ratio}: {@code auto || <ratio>}. */
    public static @Nullable Specified<AspectRatio> aspectRatio(ValueReader in) {
        boolean auto = in.takeIdent("auto");
        Specified<Double> ratio = ratio(in);
        auto = auto || in.takeIdent("auto");
        if (ratio == null) {
            return auto ? Specified.of(AspectRatio.AUTO) : null;
        }
        boolean withAuto = auto;
        return ratio.map(r -> new AspectRatio(withAuto || r == 0, r));
    }

    /**
     * Parses {@code <ratio>} as width divided by height; 0 if it is degenerate.
     *
     * @see <a href="https://drafts.csswg.org/css-values-4/#ratios">css-values-4</a>
     */
    private static @Nullable Specified<Double> ratio(ValueReader in) {
        Specified<Double> width = NumberParsers.number(in, Range.NON_NEGATIVE);
        if (width == null) {
            return null;
        }
        Specified<Double> height =
                in.takeSlash() ? NumberParsers.number(in, Range.NON_NEGATIVE) : Specified.of(1.0);
        if (height == null) {
            return null;
        }
        return context -> {
            double w = width.compute(context);
            double h = height.compute(context);
            return w == 0 || h == 0 ? 0 : w / h;
        };
    }

    /**
     * Parses {@code contain-intrinsic-width} and the related properties: {@code auto? [none |
     * <length>]}.
     */
    public static @Nullable Specified<IntrinsicSize> intrinsicSize(ValueReader in) {
        boolean auto = in.takeIdent("auto");
        if (in.takeIdent("none")) {
            return Specified.of(new IntrinsicSize(auto, -1));
        }
        Specified<Double> px = LengthParsers.px(in, Range.NON_NEGATIVE);
        return px == null ? null : px.map(p -> new IntrinsicSize(auto, p));
    }
}
