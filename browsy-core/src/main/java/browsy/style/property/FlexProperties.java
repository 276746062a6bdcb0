package browsy.style.property;

import browsy.css.parse.FlexParsers;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.NumberParsers;
import browsy.css.parse.SizeParsers;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.flex.BoxAlign;
import browsy.css.value.flex.BoxDirection;
import browsy.css.value.flex.BoxOrient;
import browsy.css.value.flex.BoxPack;
import browsy.css.value.flex.FlexDirection;
import browsy.css.value.flex.FlexWrap;

/**
 * Properties of flexible boxes, including the legacy {@code -webkit-box} ones.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/">css-flexbox-1</a>
 */
public final class FlexProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<FlexDirection> FLEX_DIRECTION =
            GROUP.reset("flex-direction", FlexDirection.ROW, KeywordParser.of(FlexDirection.class));
    public static final Property<FlexWrap> FLEX_WRAP =
            GROUP.reset("flex-wrap", FlexWrap.NOWRAP, FlexParsers::wrap);

    /** The minimum number of lines of a balanced flex container. */
    public static final Property<Integer> FLEX_LINE_COUNT =
            GROUP.reset("flex-line-count", 1, NumberParsers.POSITIVE_INTEGER);

    public static final Property<Double> FLEX_GROW =
            GROUP.reset("flex-grow", 0.0, NumberParsers.NON_NEGATIVE_NUMBER);
    public static final Property<Double> FLEX_SHRINK =
            GROUP.reset("flex-shrink", 1.0, NumberParsers.NON_NEGATIVE_NUMBER);
    public static final Property<Size> FLEX_BASIS =
            GROUP.reset("flex-basis", SizeKeyword.AUTO, SizeParsers.FLEX_BASIS);
    public static final Property<Integer> ORDER = GROUP.reset("order", 0, NumberParsers.INTEGER);
    public static final Property<BoxOrient> WEBKIT_BOX_ORIENT =
            GROUP.reset(
                    "-webkit-box-orient",
                    BoxOrient.HORIZONTAL,
                    KeywordParser.of(BoxOrient.class)
                            .and("inline-axis", BoxOrient.HORIZONTAL)
                            .and("block-axis", BoxOrient.VERTICAL));
    public static final Property<BoxDirection> WEBKIT_BOX_DIRECTION =
            GROUP.inherited(
                    "-webkit-box-direction",
                    BoxDirection.NORMAL,
                    KeywordParser.of(BoxDirection.class));
    public static final Property<BoxAlign> WEBKIT_BOX_ALIGN =
            GROUP.reset("-webkit-box-align", BoxAlign.STRETCH, KeywordParser.of(BoxAlign.class));
    public static final Property<BoxPack> WEBKIT_BOX_PACK =
            GROUP.reset("-webkit-box-pack", BoxPack.START, KeywordParser.of(BoxPack.class));
    public static final Property<Double> WEBKIT_BOX_FLEX =
            GROUP.reset("-webkit-box-flex", 0.0, NumberParsers.NON_NEGATIVE_NUMBER);
    public static final Property<Integer> WEBKIT_BOX_ORDINAL_GROUP =
            GROUP.reset("-webkit-box-ordinal-group", 1, NumberParsers.POSITIVE_INTEGER);

    private FlexProperties() {}
}
