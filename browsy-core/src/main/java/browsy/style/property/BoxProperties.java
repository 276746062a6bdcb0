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
    public static final Property<Display> DISPLAY =
            Property.reset("display", Display.INLINE, DisplayParser.PARSER);
    public static final Property<Position> POSITION =
            Property.reset("position", Position.STATIC, KeywordParser.of(Position.class));
    public static final Property<Float> FLOAT =
            Property.reset("float", Float.NONE, KeywordParser.of(Float.class));
    public static final Property<Clear> CLEAR =
            Property.reset("clear", Clear.NONE, KeywordParser.of(Clear.class));
    public static final Property<BoxSizing> BOX_SIZING =
            Property.reset("box-sizing", BoxSizing.CONTENT_BOX, KeywordParser.of(BoxSizing.class));
    public static final Property<Size> WIDTH =
            Property.reset("width", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> HEIGHT =
            Property.reset("height", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> MIN_WIDTH =
            Property.reset("min-width", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> MIN_HEIGHT =
            Property.reset("min-height", SizeKeyword.AUTO, SizeParsers.SIZE);
    public static final Property<Size> MAX_WIDTH =
            Property.reset("max-width", SizeKeyword.NONE, SizeParsers.MAX_SIZE);
    public static final Property<Size> MAX_HEIGHT =
            Property.reset("max-height", SizeKeyword.NONE, SizeParsers.MAX_SIZE);
    public static final Property<AspectRatio> ASPECT_RATIO =
            Property.reset("aspect-ratio", AspectRatio.AUTO, SizeParsers::aspectRatio);
    public static final Property<LengthPercentageOrAuto> MARGIN_TOP =
            Property.reset("margin-top", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentageOrAuto> MARGIN_RIGHT =
            Property.reset("margin-right", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentageOrAuto> MARGIN_BOTTOM =
            Property.reset("margin-bottom", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentageOrAuto> MARGIN_LEFT =
            Property.reset("margin-left", Length.ZERO, SizeParsers.MARGIN);
    public static final Property<LengthPercentage> PADDING_TOP =
            Property.reset("padding-top", Length.ZERO, SizeParsers.PADDING);
    public static final Property<LengthPercentage> PADDING_RIGHT =
            Property.reset("padding-right", Length.ZERO, SizeParsers.PADDING);
    public static final Property<LengthPercentage> PADDING_BOTTOM =
            Property.reset("padding-bottom", Length.ZERO, SizeParsers.PADDING);
    public static final Property<LengthPercentage> PADDING_LEFT =
            Property.reset("padding-left", Length.ZERO, SizeParsers.PADDING);

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
            Property.reset("border-top-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<BorderStyle> BORDER_RIGHT_STYLE =
            Property.reset("border-right-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<BorderStyle> BORDER_BOTTOM_STYLE =
            Property.reset("border-bottom-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<BorderStyle> BORDER_LEFT_STYLE =
            Property.reset("border-left-style", BorderStyle.NONE, BoxParsers.BORDER_STYLE);
    public static final Property<LengthPercentageOrAuto> TOP =
            Property.reset("top", Auto.AUTO, SizeParsers.INSET);
    public static final Property<LengthPercentageOrAuto> RIGHT =
            Property.reset("right", Auto.AUTO, SizeParsers.INSET);
    public static final Property<LengthPercentageOrAuto> BOTTOM =
            Property.reset("bottom", Auto.AUTO, SizeParsers.INSET);
    public static final Property<LengthPercentageOrAuto> LEFT =
            Property.reset("left", Auto.AUTO, SizeParsers.INSET);
    public static final Property<Overflow> OVERFLOW_X =
            Property.reset("overflow-x", Overflow.VISIBLE, BoxParsers.OVERFLOW);
    public static final Property<Overflow> OVERFLOW_Y =
            Property.reset("overflow-y", Overflow.VISIBLE, BoxParsers.OVERFLOW);
    public static final Property<ScrollMarkerGroup> SCROLL_MARKER_GROUP =
            Property.reset(
                    "scroll-marker-group", ScrollMarkerGroup.NONE, BoxParsers::scrollMarkerGroup);
    public static final Property<ZIndex> Z_INDEX =
            Property.reset("z-index", ZIndex.AUTO, BoxParsers::zIndex);
    public static final Property<ObjectFit> OBJECT_FIT =
            Property.reset("object-fit", ObjectFit.FILL, KeywordParser.of(ObjectFit.class));
    public static final Property<FieldSizing> FIELD_SIZING =
            Property.reset("field-sizing", FieldSizing.FIXED, KeywordParser.of(FieldSizing.class));
    public static final Property<Appearance> APPEARANCE =
            Property.reset("appearance", Appearance.NONE, BoxParsers.APPEARANCE);
    public static final Property<Double> ZOOM = Property.reset("zoom", 1.0, BoxParsers::zoom);
    public static final Property<IntrinsicSize> CONTAIN_INTRINSIC_WIDTH =
            intrinsicSize("contain-intrinsic-width");
    public static final Property<IntrinsicSize> CONTAIN_INTRINSIC_HEIGHT =
            intrinsicSize("contain-intrinsic-height");

    public static final Property<MarginTrim> MARGIN_TRIM =
            Property.reset("margin-trim", MarginTrim.NONE, BoxParsers::marginTrim);

    public static final Property<ScrollbarGutter> SCROLLBAR_GUTTER =
            Property.reset("scrollbar-gutter", ScrollbarGutter.AUTO, BoxParsers::scrollbarGutter);

    private BoxProperties() {}

    private static Property<Double> borderWidth(String name) {
        return Property.reset(name, BoxParsers.MEDIUM, BoxParsers::borderWidth);
    }

    private static Property<IntrinsicSize> intrinsicSize(String name) {
        return Property.reset(name, IntrinsicSize.NONE, SizeParsers::intrinsicSize);
    }
}
