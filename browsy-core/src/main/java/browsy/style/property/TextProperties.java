package browsy.style.property;

import browsy.css.value.BaselineShiftKeyword;
import browsy.css.value.BoxDecorationBreak;
import browsy.css.value.Direction;
import browsy.css.value.Hyphens;
import browsy.css.value.LineBreak;
import browsy.css.value.OverflowWrap;
import browsy.css.value.RubyPosition;
import browsy.css.value.TabSize;
import browsy.css.value.TextAlign;
import browsy.css.value.TextAlignLast;
import browsy.css.value.TextIndent;
import browsy.css.value.TextJustify;
import browsy.css.value.TextOrientation;
import browsy.css.value.TextOverflow;
import browsy.css.value.TextTransform;
import browsy.css.value.TextWrapMode;
import browsy.css.value.TextWrapStyle;
import browsy.css.value.UnicodeBidi;
import browsy.css.value.VerticalAlign;
import browsy.css.value.WhiteSpaceCollapse;
import browsy.css.value.WordBreak;
import browsy.css.value.WritingMode;

/**
 * Text and writing modes; all inherit but a few.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/">css-text-4</a>
 */
public final class TextProperties {
    public static final Property<Direction> DIRECTION =
            Property.inherited("direction", Direction.LTR);
    public static final Property<WritingMode> WRITING_MODE =
            Property.inherited("writing-mode", WritingMode.HORIZONTAL_TB);
    public static final Property<TextOrientation> TEXT_ORIENTATION =
            Property.inherited("text-orientation", TextOrientation.MIXED);
    public static final Property<UnicodeBidi> UNICODE_BIDI =
            Property.reset("unicode-bidi", UnicodeBidi.NORMAL);
    public static final Property<TextAlign> TEXT_ALIGN =
            Property.inherited("text-align", TextAlign.START);
    public static final Property<TextAlignLast> TEXT_ALIGN_LAST =
            Property.inherited("text-align-last", TextAlignLast.AUTO);
    public static final Property<TextJustify> TEXT_JUSTIFY =
            Property.inherited("text-justify", TextJustify.AUTO);
    public static final Property<TextIndent> TEXT_INDENT =
            Property.inherited("text-indent", TextIndent.ZERO);
    public static final Property<TextTransform> TEXT_TRANSFORM =
            Property.inherited("text-transform", TextTransform.NONE);
    public static final Property<WhiteSpaceCollapse> WHITE_SPACE_COLLAPSE =
            Property.inherited("white-space-collapse", WhiteSpaceCollapse.COLLAPSE);
    public static final Property<TextWrapMode> TEXT_WRAP_MODE =
            Property.inherited("text-wrap-mode", TextWrapMode.WRAP);
    public static final Property<TextWrapStyle> TEXT_WRAP_STYLE =
            Property.inherited("text-wrap-style", TextWrapStyle.AUTO);

    /** CSS px. */
    public static final Property<Double> LETTER_SPACING = Property.inherited("letter-spacing", 0.0);

    /** CSS px. */
    public static final Property<Double> WORD_SPACING = Property.inherited("word-spacing", 0.0);

    public static final Property<WordBreak> WORD_BREAK =
            Property.inherited("word-break", WordBreak.NORMAL);
    public static final Property<OverflowWrap> OVERFLOW_WRAP =
            Property.inherited("overflow-wrap", OverflowWrap.NORMAL);
    public static final Property<LineBreak> LINE_BREAK =
            Property.inherited("line-break", LineBreak.AUTO);
    public static final Property<Hyphens> HYPHENS = Property.inherited("hyphens", Hyphens.MANUAL);
    public static final Property<TabSize> TAB_SIZE = Property.inherited("tab-size", TabSize.EIGHT);
    public static final Property<VerticalAlign> VERTICAL_ALIGN =
            Property.reset("vertical-align", BaselineShiftKeyword.BASELINE);
    public static final Property<TextOverflow> TEXT_OVERFLOW =
            Property.reset("text-overflow", TextOverflow.CLIP);

    /** 0 is none. */
    public static final Property<Integer> WEBKIT_LINE_CLAMP =
            Property.reset("-webkit-line-clamp", 0);

    public static final Property<BoxDecorationBreak> BOX_DECORATION_BREAK =
            Property.reset("box-decoration-break", BoxDecorationBreak.SLICE);
    public static final Property<RubyPosition> RUBY_POSITION =
            Property.inherited("ruby-position", RubyPosition.OVER);

    private TextProperties() {}
}
