package browsy.css.parse;

import browsy.css.value.Length;
import browsy.css.value.Specified;
import browsy.css.value.VerticalAlign;
import browsy.css.value.VerticalAlignKeyword;
import browsy.css.value.inline.InitialLetter;
import browsy.css.value.inline.TextBoxEdge;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the inline layout properties: baselines, text box trimming and initial letters.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/">css-inline-3</a>
 */
public final class InlineParsers {
    private static final KeywordParser<VerticalAlignKeyword> SHIFTS =
            KeywordParser.one("sub", VerticalAlignKeyword.SUB)
                    .and("super", VerticalAlignKeyword.SUPER);
    private static final KeywordParser<TextBoxEdge.Over> OVER =
            KeywordParser.of(TextBoxEdge.Over.class, TextBoxEdge.Over.AUTO);
    private static final KeywordParser<TextBoxEdge.Under> UNDER =
            KeywordParser.of(TextBoxEdge.Under.class);

    /** Parses {@code vertical-align}. */
    public static final ValueParser<VerticalAlign> VERTICAL_ALIGN =
            new FirstOf<>(
                    KeywordParser.of(VerticalAlignKeyword.class),
                    LengthParsers.QUIRKY_LENGTH_PERCENTAGE);

    private InlineParsers() {}

    /** Parses {@code baseline-shift}. As in SVG, also accepts a number of px. */
    public static @Nullable Specified<? extends VerticalAlign> baselineShift(ValueReader in) {
        if (in.takeIdent("baseline")) {
            return Specified.of(Length.ZERO);
        }
        Specified<VerticalAlignKeyword> keyword = SHIFTS.parse(in);
        if (keyword != null) {
            return keyword;
        }
        Specified<Double> number = NumberParsers.number(in, Range.ALL);
        return number != null
                ? context -> Length.px(number.compute(context) * context.zoom())
                : LengthParsers.lengthPercentage(in, Range.ALL);
    }

    /** Parses {@code text-box-edge}: {@code auto | <text-edge>}. */
    public static @Nullable Specified<TextBoxEdge> textBoxEdge(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(TextBoxEdge.AUTO);
        }
        Specified<TextBoxEdge.Over> over = OVER.parse(in);
        if (over == null) {
            return null;
        }
        Specified<TextBoxEdge.Under> under = UNDER.parse(in);
        if (under != null) {
            return context -> new TextBoxEdge(over.compute(context), under.compute(context));
        }
        // An omitted edge takes the same metric; of the metrics, only "text" exists on both sides.
        return over.equals(Specified.of(TextBoxEdge.Over.TEXT))
                ? Specified.of(new TextBoxEdge(TextBoxEdge.Over.TEXT, TextBoxEdge.Under.TEXT))
                : null;
    }

    /**
     * Parses {@code initial-letter}: {@code normal | <number> <integer>? | <number> && [drop |
     * raise]?}.
     */
    public static @Nullable Specified<InitialLetter> initialLetter(ValueReader in) {
        if (in.takeIdent("normal")) {
            return Specified.of(InitialLetter.NORMAL);
        }
        InitialLetter.Sink kind = dropOrRaise(in);
        Specified<Double> size = NumberParsers.number(in, Range.NON_NEGATIVE);
        if (size == null || size.equals(Specified.of(0.0))) {
            return null;
        }
        if (kind == null) {
            kind = dropOrRaise(in);
        }
        if (kind == null && !in.atEnd()) {
            Specified<Integer> sink = NumberParsers.integer(in, 1);
            return sink == null
                    ? null
                    : context ->
                            new InitialLetter(
                                    size.compute(context),
                                    InitialLetter.Sink.LINES,
                                    sink.compute(context));
        }
        InitialLetter.Sink given = kind == null ? InitialLetter.Sink.OMITTED : kind;
        return size.map(
                lines ->
                        new InitialLetter(
                                lines,
                                given,
                                given == InitialLetter.Sink.RAISE
                                        ? 1
                                        : (int) StrictMath.max(1, StrictMath.floor(lines))));
    }

    private static InitialLetter.@Nullable Sink dropOrRaise(ValueReader in) {
        if (in.takeIdent("drop")) {
            return InitialLetter.Sink.DROP;
        }
        return in.takeIdent("raise") ? InitialLetter.Sink.RAISE : null;
    }
}
