package browsy.style.property;

import browsy.css.value.BoxOrient;
import browsy.css.value.FlexDirection;
import browsy.css.value.FlexWrap;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;

/**
 * Flexible boxes.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/">css-flexbox-1</a>
 */
public final class FlexProperties {
    public static final Property<FlexDirection> FLEX_DIRECTION =
            Property.reset("flex-direction", FlexDirection.ROW);
    public static final Property<FlexWrap> FLEX_WRAP = Property.reset("flex-wrap", FlexWrap.NOWRAP);
    public static final Property<Double> FLEX_GROW = Property.reset("flex-grow", 0.0);
    public static final Property<Double> FLEX_SHRINK = Property.reset("flex-shrink", 1.0);
    public static final Property<Size> FLEX_BASIS = Property.reset("flex-basis", SizeKeyword.AUTO);
    public static final Property<Integer> ORDER = Property.reset("order", 0);
    public static final Property<BoxOrient> WEBKIT_BOX_ORIENT =
            Property.reset("-webkit-box-orient", BoxOrient.HORIZONTAL);

    private FlexProperties() {}
}
