package browsy.style.property;

import browsy.css.parse.EmphasisMarkParsers;
import browsy.css.parse.InlineParsers;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.TextParsers;
import browsy.css.value.Direction;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.TextAlign;
import browsy.css.value.VerticalAlign;
import browsy.css.value.VerticalAlignKeyword;
import browsy.css.value.box.BoxDecorationBreak;
import browsy.css.value.inline.AlignmentBaseline;
import browsy.css.value.inline.BaselineSource;
import browsy.css.value.inline.DominantBaseline;
import browsy.css.value.inline.InitialLetter;
import browsy.css.value.inline.TextBoxEdge;
import browsy.css.value.inline.TextBoxTrim;
import browsy.css.value.text.HyphenateCharacter;
import browsy.css.value.text.Hyphens;
import browsy.css.value.text.LineBreakStrictness;
import browsy.css.value.text.OverflowWrap;
import browsy.css.value.text.RubyAlign;
import browsy.css.value.text.RubyOverhangMode;
import browsy.css.value.text.RubyPosition;
import browsy.css.value.text.TabSize;
import browsy.css.value.text.TextAlignLast;
import browsy.css.value.text.TextEmphasisPosition;
import browsy.css.value.text.TextEmphasisStyle;
import browsy.css.value.text.TextIndent;
import browsy.css.value.text.TextJustify;
import browsy.css.value.text.TextOverflow;
import browsy.css.value.text.TextTransform;
import browsy.css.value.text.TextWrapMode;
import browsy.css.value.text.TextWrapStyle;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.css.value.text.WordBreak;
import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.UnicodeBidi;
import browsy.css.value.writing.WritingMode;

/**
 * Properties of text, inline layout, writing modes and ruby.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/">css-text-4</a>
 */
public final class TextProperties {
    public static final Property<Direction> DIRECTION =
            Property.inherited("direction", Direction.LTR, KeywordParser.of(Direction.class));
    public static final Property<WritingMode> WRITING_MODE =
            Property.inherited("writing-mode", WritingMode.HORIZONTAL_TB, TextParsers.WRITING_MODE);
    public static final Property<TextOrientation> TEXT_ORIENTATION =
            Property.inherited(
                    "text-orientation", TextOrientation.MIXED, TextParsers.TEXT_ORIENTATION);
    public static final Property<UnicodeBidi> UNICODE_BIDI =
            Property.reset("unicode-bidi", UnicodeBidi.NORMAL, TextParsers.UNICODE_BIDI);
    public static final Property<TextAlign> TEXT_ALIGN =
            Property.inherited("text-align", TextAlign.START, TextParsers::align);
    public static final Property<TextAlignLast> TEXT_ALIGN_LAST =
            Property.inherited(
                    "text-align-last", TextAlignLast.AUTO, KeywordParser.of(TextAlignLast.class));
    public static final Property<TextJustify> TEXT_JUSTIFY =
            Property.inherited(
                    "text-justify",
                    TextJustify.AUTO,
                    KeywordParser.of(TextJustify.class)
                            .and("distribute", TextJustify.INTER_CHARACTER));
    public static final Property<TextIndent> TEXT_INDENT =
            Property.inherited("text-indent", TextIndent.ZERO, TextParsers::indent);
    public static final Property<TextTransform> TEXT_TRANSFORM =
            Property.inherited("text-transform", TextTransform.NONE, TextParsers::transform);
    public static final Property<WhiteSpaceCollapse> WHITE_SPACE_COLLAPSE =
            Property.inherited(
                    "white-space-collapse",
                    WhiteSpaceCollapse.COLLAPSE,
                    KeywordParser.of(WhiteSpaceCollapse.class, WhiteSpaceCollapse.PRESERVE_SPACES));
    public static final Property<TextWrapMode> TEXT_WRAP_MODE =
            Property.inherited(
                    "text-wrap-mode", TextWrapMode.WRAP, KeywordParser.of(TextWrapMode.class));
    public static final Property<TextWrapStyle> TEXT_WRAP_STYLE =
            Property.inherited(
                    "text-wrap-style", TextWrapStyle.AUTO, KeywordParser.of(TextWrapStyle.class));

    /** Percentages refer to the font size. */
    public static final Property<LengthPercentage> LETTER_SPACING =
            Property.inherited("letter-spacing", Length.ZERO, TextParsers.SPACING);

    /** Percentages refer to the font size. */
    public static final Property<LengthPercentage> WORD_SPACING =
            Property.inherited("word-spacing", Length.ZERO, TextParsers.SPACING);

    public static final Property<WordBreak> WORD_BREAK =
            Property.inherited("word-break", WordBreak.NORMAL, KeywordParser.of(WordBreak.class));
    public static final Property<OverflowWrap> OVERFLOW_WRAP =
            Property.inherited(
                    "overflow-wrap", OverflowWrap.NORMAL, KeywordParser.of(OverflowWrap.class));
    public static final Property<LineBreakStrictness> LINE_BREAK =
            Property.inherited(
                    "line-break",
                    LineBreakStrictness.AUTO,
                    KeywordParser.of(LineBreakStrictness.class));
    public static final Property<Hyphens> HYPHENS =
            Property.inherited("hyphens", Hyphens.MANUAL, KeywordParser.of(Hyphens.class));
    public static final Property<HyphenateCharacter> HYPHENATE_CHARACTER =
            Property.inherited(
                    "hyphenate-character",
                    HyphenateCharacter.AUTO,
                    TextParsers::hyphenateCharacter);
    public static final Property<TabSize> TAB_SIZE =
            Property.inherited("tab-size", TabSize.EIGHT, TextParsers::tabSize);
    public static final Property<VerticalAlign> VERTICAL_ALIGN =
            Property.reset(
                    "vertical-align", VerticalAlignKeyword.BASELINE, InlineParsers.VERTICAL_ALIGN);
    public static final Property<AlignmentBaseline> ALIGNMENT_BASELINE =
            Property.reset(
                    "alignment-baseline",
                    AlignmentBaseline.AUTO,
                    KeywordParser.of(AlignmentBaseline.class));
    public static final Property<VerticalAlign> BASELINE_SHIFT =
            Property.reset("baseline-shift", Length.ZERO, InlineParsers::baselineShift);
    public static final Property<BaselineSource> BASELINE_SOURCE =
            Property.reset(
                    "baseline-source", BaselineSource.AUTO, KeywordParser.of(BaselineSource.class));
    public static final Property<DominantBaseline> DOMINANT_BASELINE =
            Property.inherited(
                    "dominant-baseline",
                    DominantBaseline.AUTO,
                    KeywordParser.of(DominantBaseline.class));
    public static final Property<TextBoxTrim> TEXT_BOX_TRIM =
            Property.reset("text-box-trim", TextBoxTrim.NONE, KeywordParser.of(TextBoxTrim.class));
    public static final Property<TextBoxEdge> TEXT_BOX_EDGE =
            Property.inherited("text-box-edge", TextBoxEdge.AUTO, InlineParsers::textBoxEdge);
    public static final Property<InitialLetter> INITIAL_LETTER =
            Property.reset("initial-letter", InitialLetter.NORMAL, InlineParsers::initialLetter);
    public static final Property<TextOverflow> TEXT_OVERFLOW =
            Property.reset("text-overflow", TextOverflow.CLIP, TextParsers::overflow);

    /** 0 means {@code none}. */
    public static final Property<Integer> WEBKIT_LINE_CLAMP =
            Property.reset("-webkit-line-clamp", 0, TextParsers.LINE_CLAMP);

    public static final Property<BoxDecorationBreak> BOX_DECORATION_BREAK =
            Property.reset(
                    "box-decoration-break",
                    BoxDecorationBreak.SLICE,
                    KeywordParser.of(BoxDecorationBreak.class));
    public static final Property<TextEmphasisStyle> TEXT_EMPHASIS_STYLE =
            Property.inherited(
                    "text-emphasis-style", TextEmphasisStyle.NONE, EmphasisMarkParsers::style);
    public static final Property<TextEmphasisPosition> TEXT_EMPHASIS_POSITION =
            Property.inherited(
                    "text-emphasis-position",
                    TextEmphasisPosition.OVER_RIGHT,
                    EmphasisMarkParsers::position);
    public static final Property<RubyPosition> RUBY_POSITION =
            Property.inherited(
                    "ruby-position",
                    RubyPosition.OVER,
                    KeywordParser.of(RubyPosition.class)
                            .and("before", RubyPosition.OVER)
                            .and("after", RubyPosition.UNDER));

    public static final Property<RubyAlign> RUBY_ALIGN =
            Property.inherited(
                    "ruby-align", RubyAlign.SPACE_AROUND, KeywordParser.of(RubyAlign.class));

    public static final Property<RubyOverhangMode> RUBY_OVERHANG =
            Property.inherited(
                    "ruby-overhang",
                    RubyOverhangMode.AUTO,
                    KeywordParser.of(RubyOverhangMode.class));

    private TextProperties() {}
}
