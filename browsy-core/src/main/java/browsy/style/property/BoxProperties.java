package browsy.style.property;

import browsy.css.parse.BoxParsers;
import browsy.css.parse.DisplayParser;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.SizeParsers;
import browsy.css.value.Auto;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.AspectRatio;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.box.BoxSizing;
import browsy.css.value.box.Clear;
import browsy.css.value.box.Display;
import browsy.css.value.box.FieldSizing;
import browsy.css.value.box.Float;
import browsy.css.value.box.IntrinsicSize;
import browsy.css.value.box.MarginTrim;
import browsy.css.value.box.ObjectFit;
import browsy.css.value.box.Overflow;
import browsy.css.value.box.OverflowClipMargin;
import browsy.css.value.box.ScrollMarkerGroup;
import browsy.css.value.box.ScrollbarGutter;
import browsy.css.value.box.ZIndex;
import browsy.css.value.interaction.Appearance;
import browsy.css.value.position.Position;

/**
 * Properties of box generation, the box model, positioning and overflow.
 *
 * @see <a href="https://drafts.csswg.org/css-box-4/">css-box-4</a>
 */
public final class BoxProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<Display> DISPLAY =
            GROUP.reset("display", Display.INLINE, DisplayParser.PARSER);
    public static final Property<Position> POSITION =
            GROUP.reset("position", Position.STATIC, KeywordParser.of(Position.class));
    public static final Property<Float> FLOAT =
            GROUP.reset("float", Float.NONE, KeywordParser.of(Float.class));
    public static final Property<Clear> CLEAR =
            GROUP.reset("clear", Clear.NONE, KeywordParser.of(Clear.class));
    public static final Property<BoxSizing> BOX_SIZING =
            GROUP.reset("box-sizing", BoxSizing.CONTENT_BOX, KeywordParser.of(BoxSizing.class));
    public static final Property<Size> WIDTH =
            GROUP.reset("width", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> HEIGHT =
            GROUP.reset("height", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> MIN_WIDTH =
            GROUP.reset("min-width", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> MIN_HEIGHT =
            GROUP.reset("min-height", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> MAX_WIDTH =
            GROUP.reset("max-width", SizeKeyword.NONE, SizeParsers.MAX_SIZE);
    public static final Property<Size> MAX_HEIGHT =
            GROUP.reset("max-height", SizeKeyword.NONE, SizeParsers.MAX_SIZE);
    public static final Property<AspectRatio> ASPECT_RATIO =
            GROUP.reset("aspect-ratio", AspectRatio.AUTO, SizeParsers::aspectRatio);
    public static final Property<LengthPercentageOrAuto> MARGIN_TOP =
            GROUP.reset("margin-top", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentageOrAuto> MARGIN_RIGHT =
            GROUP.reset("margin-right", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentageOrAuto> MARGIN_BOTTOM =
            GROUP.reset("margin-bottom", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentageOrAuto> MARGIN_LEFT =
            GROUP.reset("margin-left", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentage> PADDING_TOP =
            GROUP.reset("padding-top", Length.ZERO, SizeParsers.PADDING);
    public static final Property<LengthPercentage> PADDING_RIGHT =
            GROUP.reset("padding-right", Length.ZERO, SizeParsers.PADDING);
    public static final Property<LengthPercentage> PADDING_BOTTOM =
            GROUP.reset("padding-bottom", Length.ZERO, SizeParsers.PADDING);
    public static final Property<LengthPercentage> PADDING_LEFT =
            GROUP.reset("padding-left", Length.ZERO, SizeParsers.PADDING);

    /**
     * In CSS px, regardless of the border style; {@code ComputedStyle.borderTop} takes it into
     * account.
     */
    public static final Property<Double> BORDER_TOP_WIDTH = borderWidth("border-top-width");

    /**
     * In CSS px, regardless of the border style; {@code ComputedStyle.borderRight} takes it into
     * account.
     */
    public static final Property<Double> BORDER_RIGHT_WIDTH = borderWidth("border-right-width");

    /**
     * In CSS px, regardless of the border style; {@code ComputedStyle.borderBottom} takes it into
     * account.
     */
    public static final Property<Double> BORDER_BOTTOM_WIDTH = borderWidth("border-bottom-width");

    /**
     * In CSS px, regardless of the border style; {@code ComputedStyle.borderLeft} takes it into
     * account.
     */
    public static final Property<Double> BORDER_LEFT_WIDTH = borderWidth("border-left-width");

    public static final Property<BorderStyle> BORDER_TOP_STYLE =
            GROUP.reset("border-top-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<BorderStyle> BORDER_RIGHT_STYLE =
            GROUP.reset("border-right-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<BorderStyle> BORDER_BOTTOM_STYLE =
            GROUP.reset("border-bottom-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<BorderStyle> BORDER_LEFT_STYLE =
            GROUP.reset("border-left-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<LengthPercentageOrAuto> TOP =
            GROUP.reset("top", Auto.AUTO, SizeParsers.INSET);
    public static final Property<LengthPercentageOrAuto> RIGHT =
            GROUP.reset("right", Auto.AUTO, SizeParsers.INSET);
    public static final Property<LengthPercentageOrAuto> BOTTOM =
            GROUP.reset("bottom", Auto.AUTO, SizeParsers.INSET);
    public static final Property<LengthPercentageOrAuto> LEFT =
            GROUP.reset("left", Auto.AUTO, SizeParsers.INSET);
    public static final Property<Overflow> OVERFLOW_X =
            GROUP.reset("overflow-x", Overflow.VISIBLE, BoxParsers.OVERFLOW);
    public static final Property<Overflow> OVERFLOW_Y =
            GROUP.reset("overflow-y", Overflow.VISIBLE, BoxParsers.OVERFLOW);
    public static final Property<OverflowClipMargin> OVERFLOW_CLIP_MARGIN =
            GROUP.reset(
                    "overflow-clip-margin",
                    OverflowClipMargin.NONE,
                    BoxParsers::overflowClipMargin);
    public static final Property<ScrollMarkerGroup> SCROLL_MARKER_GROUP =
            GROUP.reset(
                    "scroll-marker-group", ScrollMarkerGroup.NONE, BoxParsers::scrollMarkerGroup);
    public static final Property<ZIndex> Z_INDEX =
            GROUP.reset("z-index", ZIndex.AUTO, BoxParsers::zIndex);
    public static final Property<ObjectFit> OBJECT_FIT =
            GROUP.reset("object-fit", ObjectFit.FILL, KeywordParser.of(ObjectFit.class));
    public static final Property<FieldSizing> FIELD_SIZING =
            GROUP.reset("field-sizing", FieldSizing.FIXED, KeywordParser.of(FieldSizing.class));
    public static final Property<Appearance> APPEARANCE =
            GROUP.reset("appearance", Appearance.NONE, BoxParsers.APPEARANCE);
    public static final Property<Double> ZOOM = GROUP.reset("zoom", 1.0, BoxParsers::zoom);
    public static final Property<IntrinsicSize> CONTAIN_INTRINSIC_WIDTH =
            intrinsicSize("contain-intrinsic-width");
    public static final Property<IntrinsicSize> CONTAIN_INTRINSIC_HEIGHT =
            intrinsicSize("contain-intrinsic-height");

    public static final Property<MarginTrim> MARGIN_TRIM =
            GROUP.reset("margin-trim", MarginTrim.NONE, BoxParsers::marginTrim);

    public static final Property<ScrollbarGutter> SCROLLBAR_GUTTER =
            GROUP.reset("scrollbar-gutter", ScrollbarGutter.AUTO, BoxParsers::scrollbarGutter);

    /** The width of a classic scroll bar, in CSS px without zoom. */
    public static final Property<Double> SCROLLBAR_WIDTH =
            GROUP.reset("scrollbar-width", BoxParsers.SCROLLBAR, BoxParsers.SCROLLBAR_WIDTH);

    private BoxProperties() {}

    private static Property<Double> borderWidth(String name) {
        return GROUP.reset(name, BoxParsers.MEDIUM, BoxParsers::borderWidth);
    }

    private static Property<IntrinsicSize> intrinsicSize(String name) {
        return GROUP.reset(name, IntrinsicSize.NONE, SizeParsers::intrinsicSize);
    }
}
