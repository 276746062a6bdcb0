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
import browsy.css.value.text.TextAnchor;
import browsy.css.value.text.TextEmphasisPosition;
import browsy.css.value.text.TextEmphasisStyle;
import browsy.css.value.text.TextIndent;
import browsy.css.value.text.TextJustify;
import browsy.css.value.text.TextOverflow;
import browsy.css.value.text.TextSpacingTrim;
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
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<Direction> DIRECTION =
            GROUP.inherited("direction", Direction.LTR, KeywordParser.of(Direction.class));
    public static final Property<WritingMode> WRITING_MODE =
            GROUP.inherited("writing-mode", WritingMode.HORIZONTAL_TB, TextParsers.WRITING_MODE);
    public static final Property<TextOrientation> TEXT_ORIENTATION =
            GROUP.inherited(
                    "text-orientation", TextOrientation.MIXED, TextParsers.TEXT_ORIENTATION);
    public static final Property<UnicodeBidi> UNICODE_BIDI =
            GROUP.reset("unicode-bidi", UnicodeBidi.NORMAL, TextParsers.UNICODE_BIDI);
    public static final Property<TextAlign> TEXT_ALIGN =
            GROUP.inherited("text-align", TextAlign.START, TextParsers::align);
    public static final Property<TextAlignLast> TEXT_ALIGN_LAST =
            GROUP.inherited(
                    "text-align-last", TextAlignLast.AUTO, KeywordParser.of(TextAlignLast.class));
    public static final Property<TextJustify> TEXT_JUSTIFY =
            GROUP.inherited(
                    "text-justify",
                    TextJustify.AUTO,
                    KeywordParser.of(TextJustify.class)
                            .and("distribute", TextJustify.INTER_CHARACTER));
    public static final Property<TextIndent> TEXT_INDENT =
            GROUP.inherited("text-indent", TextIndent.ZERO, TextParsers::indent);
    public static final Property<TextTransform> TEXT_TRANSFORM =
            GROUP.inherited("text-transform", TextTransform.NONE, TextParsers::transform);
    public static final Property<WhiteSpaceCollapse> WHITE_SPACE_COLLAPSE =
            GROUP.inherited(
                    "white-space-collapse",
                    WhiteSpaceCollapse.COLLAPSE,
                    KeywordParser.of(WhiteSpaceCollapse.class, WhiteSpaceCollapse.PRESERVE_SPACES));
    public static final Property<TextWrapMode> TEXT_WRAP_MODE =
            GROUP.inherited(
                    "text-wrap-mode", TextWrapMode.WRAP, KeywordParser.of(TextWrapMode.class));
    public static final Property<TextWrapStyle> TEXT_WRAP_STYLE =
            GROUP.inherited(
                    "text-wrap-style", TextWrapStyle.AUTO, KeywordParser.of(TextWrapStyle.class));

    /** Percentages refer to the font size. */
    public static final Property<LengthPercentage> LETTER_SPACING =
            GROUP.inherited("letter-spacing", Length.ZERO, TextParsers.SPACING);

    /** Percentages refer to the font size. */
    public static final Property<LengthPercentage> WORD_SPACING =
            GROUP.inherited("word-spacing", Length.ZERO, TextParsers.SPACING);

    public static final Property<WordBreak> WORD_BREAK =
            GROUP.inherited("word-break", WordBreak.NORMAL, KeywordParser.of(WordBreak.class));
    public static final Property<OverflowWrap> OVERFLOW_WRAP =
            GROUP.inherited(
                    "overflow-wrap", OverflowWrap.NORMAL, KeywordParser.of(OverflowWrap.class));
    public static final Property<LineBreakStrictness> LINE_BREAK =
            GROUP.inherited(
                    "line-break",
                    LineBreakStrictness.AUTO,
                    KeywordParser.of(LineBreakStrictness.class));
    public static final Property<TextSpacingTrim> TEXT_SPACING_TRIM =
            GROUP.inherited(
                    "text-spacing-trim",
                    TextSpacingTrim.NORMAL,
                    KeywordParser.of(TextSpacingTrim.class));
    public static final Property<Hyphens> HYPHENS =
            GROUP.inherited("hyphens", Hyphens.MANUAL, KeywordParser.of(Hyphens.class));
    public static final Property<HyphenateCharacter> HYPHENATE_CHARACTER =
            GROUP.inherited(
                    "hyphenate-character",
                    HyphenateCharacter.AUTO,
                    TextParsers::hyphenateCharacter);
    public static final Property<TabSize> TAB_SIZE =
            GROUP.inherited("tab-size", TabSize.EIGHT, TextParsers::tabSize);
    public static final Property<VerticalAlign> VERTICAL_ALIGN =
            GROUP.reset(
                    "vertical-align", VerticalAlignKeyword.BASELINE, InlineParsers.VERTICAL_ALIGN);
    public static final Property<AlignmentBaseline> ALIGNMENT_BASELINE =
            GROUP.reset(
                    "alignment-baseline",
                    AlignmentBaseline.AUTO,
                    KeywordParser.of(AlignmentBaseline.class));
    public static final Property<VerticalAlign> BASELINE_SHIFT =
            GROUP.reset("baseline-shift", Length.ZERO, InlineParsers::baselineShift);
    public static final Property<BaselineSource> BASELINE_SOURCE =
            GROUP.reset(
                    "baseline-source", BaselineSource.AUTO, KeywordParser.of(BaselineSource.class));
    public static final Property<DominantBaseline> DOMINANT_BASELINE =
            GROUP.inherited(
                    "dominant-baseline",
                    DominantBaseline.AUTO,
                    KeywordParser.of(DominantBaseline.class));
    public static final Property<TextAnchor> TEXT_ANCHOR =
            GROUP.inherited("text-anchor", TextAnchor.START, KeywordParser.of(TextAnchor.class));
    public static final Property<TextBoxTrim> TEXT_BOX_TRIM =
            GROUP.reset("text-box-trim", TextBoxTrim.NONE, KeywordParser.of(TextBoxTrim.class));
    public static final Property<TextBoxEdge> TEXT_BOX_EDGE =
            GROUP.inherited("text-box-edge", TextBoxEdge.AUTO, InlineParsers::textBoxEdge);
    public static final Property<InitialLetter> INITIAL_LETTER =
            GROUP.reset("initial-letter", InitialLetter.NORMAL, InlineParsers::initialLetter);
    public static final Property<TextOverflow> TEXT_OVERFLOW =
            GROUP.reset("text-overflow", TextOverflow.CLIP, TextParsers::overflow);

    /** 0 means {@code none}. */
    public static final Property<Integer> WEBKIT_LINE_CLAMP =
            GROUP.reset("-webkit-line-clamp", 0, TextParsers.LINE_CLAMP);

    public static final Property<BoxDecorationBreak> BOX_DECORATION_BREAK =
            GROUP.reset(
                    "box-decoration-break",
                    BoxDecorationBreak.SLICE,
                    KeywordParser.of(BoxDecorationBreak.class));
    public static final Property<TextEmphasisStyle> TEXT_EMPHASIS_STYLE =
            GROUP.inherited(
                    "text-emphasis-style", TextEmphasisStyle.NONE, EmphasisMarkParsers::style);
    public static final Property<TextEmphasisPosition> TEXT_EMPHASIS_POSITION =
            GROUP.inherited(
                    "text-emphasis-position",
                    TextEmphasisPosition.OVER_RIGHT,
                    EmphasisMarkParsers::position);
    public static final Property<RubyPosition> RUBY_POSITION =
            GROUP.inherited(
                    "ruby-position",
                    RubyPosition.OVER,
                    KeywordParser.of(RubyPosition.class)
                            .and("before", RubyPosition.OVER)
                            .and("after", RubyPosition.UNDER));

    public static final Property<RubyAlign> RUBY_ALIGN =
            GROUP.inherited(
                    "ruby-align", RubyAlign.SPACE_AROUND, KeywordParser.of(RubyAlign.class));

    public static final Property<RubyOverhangMode> RUBY_OVERHANG =
            GROUP.inherited(
                    "ruby-overhang",
                    RubyOverhangMode.AUTO,
                    KeywordParser.of(RubyOverhangMode.class));

    private TextProperties() {}
}
