package browsy.css.parse;

import browsy.css.value.ComputeContext;
import browsy.css.value.Direction;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.TextAlign;
import browsy.css.value.table.BorderSpacing;
import browsy.css.value.text.HyphenateCharacter;
import browsy.css.value.text.OverflowWrap;
import browsy.css.value.text.TabSize;
import browsy.css.value.text.TextIndent;
import browsy.css.value.text.TextOverflow;
import browsy.css.value.text.TextTransform;
import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.UnicodeBidi;
import browsy.css.value.writing.WritingMode;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the text properties.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/">css-text-4</a>
 */
public final class TextParsers {
    public static final KeywordParser<WritingMode> WRITING_MODE =
            KeywordParser.of(WritingMode.class)
                    .and(Set.of("lr", "lr-tb", "rl", "rl-tb"), WritingMode.HORIZONTAL_TB)
                    .and(Set.of("tb", "tb-rl"), WritingMode.VERTICAL_RL);
    public static final KeywordParser<TextOrientation> TEXT_ORIENTATION =
            KeywordParser.of(TextOrientation.class)
                    .and("vertical-right", TextOrientation.MIXED)
                    .and("sideways-right", TextOrientation.SIDEWAYS);
    public static final KeywordParser<UnicodeBidi> UNICODE_BIDI =
            KeywordParser.of(UnicodeBidi.class)
                    .and("-webkit-isolate", UnicodeBidi.ISOLATE)
                    .and("-webkit-isolate-override", UnicodeBidi.ISOLATE_OVERRIDE)
                    .and("-webkit-plaintext", UnicodeBidi.PLAINTEXT);
    public static final KeywordParser<OverflowWrap> OVERFLOW_WRAP =
            KeywordParser.of(OverflowWrap.class);

    private static final KeywordParser<TextAlign> ALIGN =
            KeywordParser.of(TextAlign.class).and("-webkit-auto", TextAlign.START);

    private static final KeywordParser<TextTransform.Case> CASES =
            KeywordParser.of(TextTransform.Case.class);

    /** Parses {@code letter-spacing}, {@code word-spacing}. */
    public static final ValueParser<LengthPercentage> SPACING =
            new FirstOf<>(
                    KeywordParser.one("normal", Length.ZERO),
                    LengthParsers.QUIRKY_LENGTH_PERCENTAGE);

    /** Parses {@code -webkit-line-clamp}; 0 means {@code none}. */
    public static final ValueParser<Integer> LINE_CLAMP =
            new FirstOf<>(KeywordParser.one("none", 0), NumberParsers.POSITIVE_INTEGER);

    private TextParsers() {}

    /** Parses {@code text-align}. */
    public static @Nullable Specified<TextAlign> align(ValueReader in) {
        if (in.takeIdent("-webkit-match-parent")) {
            return TextParsers::matchParent;
        }
        if (in.isUserAgent() && in.takeIdent("-browsy-center-unless-set")) {
            return TextParsers::centerUnlessSet;
        }
        return ALIGN.parse(in);
    }

    /** The parent's alignment, with start and end resolved by the parent's direction. */
    private static TextAlign matchParent(ComputeContext context) {
        TextAlign parent = context.parentTextAlign();
        boolean ltr = context.parentDirection() == Direction.LTR;
        return switch (parent) {
            case START -> ltr ? TextAlign.LEFT : TextAlign.RIGHT;
            case END -> ltr ? TextAlign.RIGHT : TextAlign.LEFT;
            default -> parent;
        };
    }

    /**
     * The initial {@code text-align} of header cells: centered, unless the parent has an alignment
     * other than {@code start}.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#tables-2">HTML</a>
     */
    private static TextAlign centerUnlessSet(ComputeContext context) {
        TextAlign parent = context.parentTextAlign();
        return parent == TextAlign.START ? TextAlign.CENTER : parent;
    }

    /** Parses {@code text-indent}: {@code <length-percentage> && hanging? && each-line?}. */
    public static @Nullable Specified<TextIndent> indent(ValueReader in) {
        Specified<? extends LengthPercentage> amount = null;
        boolean hanging = false;
        boolean eachLine = false;
        while (!in.atEnd()) {
            if (!hanging && in.takeIdent("hanging")) {
                hanging = true;
            } else if (!eachLine && in.takeIdent("each-line")) {
                eachLine = true;
            } else {
                if (amount != null) {
                    return null;
                }
                amount = LengthParsers.quirkyLengthPercentage(in, Range.ALL);
                if (amount == null) {
                    return null;
                }
            }
        }
        boolean hangs = hanging;
        boolean each = eachLine;
        return amount == null ? null : amount.map(a -> new TextIndent(a, hangs, each));
    }

    /**
     * Parses {@code text-transform}. Like browsers, accepts one keyword, and neither {@code
     * full-width} nor {@code full-size-kana}.
     */
    public static @Nullable Specified<TextTransform> transform(ValueReader in) {
        Specified<TextTransform.Case> letterCase = CASES.parse(in);
        return letterCase == null ? null : letterCase.map(c -> new TextTransform(c, false, false));
    }

    /** Parses {@code tab-size}. */
    public static @Nullable Specified<TabSize> tabSize(ValueReader in) {
        Specified<Double> spaces = NumberParsers.number(in, Range.NON_NEGATIVE);
        if (spaces != null) {
            return spaces.map(n -> new TabSize(n, false));
        }
        Specified<Double> px = LengthParsers.px(in, Range.NON_NEGATIVE);
        return px == null ? null : px.map(p -> new TabSize(p, true));
    }

    /** Parses {@code text-overflow}. A string counts as {@code ellipsis}. */
    public static @Nullable Specified<TextOverflow> overflow(ValueReader in) {
        if (in.takeIdent("clip")) {
            return Specified.of(TextOverflow.CLIP);
        }
        return in.takeIdent("ellipsis") || in.takeString() != null
                ? Specified.of(TextOverflow.ELLIPSIS)
                : null;
    }

    /** Parses {@code hyphenate-character}. */
    public static @Nullable Specified<HyphenateCharacter> hyphenateCharacter(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(HyphenateCharacter.AUTO);
        }
        String text = in.takeString();
        return text == null ? null : Specified.of(new HyphenateCharacter(text));
    }

    /** Parses {@code border-spacing}. */
    public static @Nullable Specified<BorderSpacing> borderSpacing(ValueReader in) {
        Specified<Double> horizontal = LengthParsers.quirkyPx(in, Range.NON_NEGATIVE);
        if (horizontal == null) {
            return null;
        }
        Specified<Double> vertical =
                in.atEnd() ? horizontal : LengthParsers.quirkyPx(in, Range.NON_NEGATIVE);
        return vertical == null
                ? null
                : context -> wholePixels(horizontal.compute(context), vertical.compute(context));
    }

    /** Like browsers, rounds border spacing down to whole px. */
    private static BorderSpacing wholePixels(double horizontal, double vertical) {
        return new BorderSpacing(StrictMath.floor(horizontal), StrictMath.floor(vertical));
    }
}
