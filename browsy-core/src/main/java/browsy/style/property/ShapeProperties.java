package browsy.style.property;

import browsy.css.parse.CornerRadiusParser;
import browsy.css.parse.LengthParsers;
import browsy.css.parse.ShapeParsers;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.box.CornerRadius;
import browsy.css.value.shape.ShapeOutside;

/**
 * Properties of float shapes and border radii.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/">css-shapes-1</a>
 */
public final class ShapeProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<ShapeOutside> SHAPE_OUTSIDE =
            GROUP.reset("shape-outside", ShapeOutside.None.NONE, ShapeParsers::outside);
    public static final Property<LengthPercentage> SHAPE_MARGIN =
            GROUP.reset("shape-margin", Length.ZERO, LengthParsers.NON_NEGATIVE_LENGTH_PERCENTAGE);
    public static final Property<Double> SHAPE_IMAGE_THRESHOLD =
            GROUP.reset("shape-image-threshold", 0.0, ShapeParsers::imageThreshold);
    public static final Property<CornerRadius> BORDER_TOP_LEFT_RADIUS =
            corner("border-top-left-radius");
    public static final Property<CornerRadius> BORDER_TOP_RIGHT_RADIUS =
            corner("border-top-right-radius");
    public static final Property<CornerRadius> BORDER_BOTTOM_RIGHT_RADIUS =
            corner("border-bottom-right-radius");
    public static final Property<CornerRadius> BORDER_BOTTOM_LEFT_RADIUS =
            corner("border-bottom-left-radius");

    private ShapeProperties() {}

    private static Property<CornerRadius> corner(String name) {
        return GROUP.reset(name, CornerRadius.ZERO, CornerRadiusParser::corner);
    }
}
