package browsy.style.property;

import browsy.css.parse.Boxes;
import browsy.css.parse.ClipPaths;
import browsy.css.parse.Colors;
import browsy.css.parse.Images;
import browsy.css.parse.Keywords;
import browsy.css.parse.Positions;
import browsy.css.parse.Transforms;
import browsy.css.value.Color;
import browsy.css.value.box.ContainerType;
import browsy.css.value.box.Containment;
import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Isolation;
import browsy.css.value.box.Visibility;
import browsy.css.value.interaction.Cursor;
import browsy.css.value.interaction.Interactivity;
import browsy.css.value.interaction.PointerEvents;
import browsy.css.value.interaction.UserModify;
import browsy.css.value.shape.ClipPath;
import browsy.css.value.shape.ClipRect;
import browsy.css.value.shape.PositionPair;
import browsy.css.value.transform.Transform;
import browsy.css.value.transform.TransformBox;
import java.util.List;

/**
 * Properties of transforms, containment, visibility, interaction and colours.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-2/">css-transforms-2</a>
 */
public final class EffectProperties {
    public static final Property<Visibility> VISIBILITY =
            Property.inherited("visibility", Visibility.VISIBLE, Keywords.of(Visibility.class));
    public static final Property<Double> OPACITY = Property.reset("opacity", 1.0, Boxes::opacity);
    public static final Property<Color> COLOR =
            Property.inherited("color", Color.BLACK, Colors::quirkyColor);
    public static final Property<Color> BACKGROUND_COLOR =
            Property.reset("background-color", Color.TRANSPARENT, Colors::quirkyColor);

    /** Whether there is an image. */
    public static final Property<Boolean> BACKGROUND_IMAGE =
            Property.reset("background-image", false, Images::layers);

    public static final Property<Transform> TRANSFORM =
            Property.reset("transform", Transform.NONE, Transforms::transform);
    public static final Property<Transform> TRANSLATE =
            Property.reset("translate", Transform.NONE, Transforms::translateProperty);
    public static final Property<Transform> ROTATE =
            Property.reset("rotate", Transform.NONE, Transforms::rotateProperty);
    public static final Property<Transform> SCALE =
            Property.reset("scale", Transform.NONE, Transforms::scaleProperty);
    public static final Property<PositionPair> TRANSFORM_ORIGIN =
            Property.reset("transform-origin", PositionPair.CENTER, Positions::transformOrigin);
    public static final Property<TransformBox> TRANSFORM_BOX =
            Property.reset("transform-box", TransformBox.VIEW_BOX, Keywords.of(TransformBox.class));

    /** In CSS px; negative means {@code none}. */
    public static final Property<Double> PERSPECTIVE =
            Property.reset("perspective", -1.0, Transforms::perspectiveProperty);

    public static final Property<PositionPair> PERSPECTIVE_ORIGIN =
            Property.reset("perspective-origin", PositionPair.CENTER, Positions::position);

    /** Whether the value is {@code preserve-3d}. */
    public static final Property<Boolean> TRANSFORM_STYLE =
            Property.reset(
                    "transform-style", false, Keywords.one("flat", false).and("preserve-3d", true));

    /** Whether the value is {@code hidden}: a box with its back to the viewer is invisible. */
    public static final Property<Boolean> BACKFACE_HIDDEN =
            Property.reset(
                    "backface-visibility",
                    false,
                    Keywords.one("visible", false).and("hidden", true));

    /** Whether there is a filter. */
    public static final Property<Boolean> FILTER = Property.reset("filter", false, Boxes::filter);

    /** Whether there is a filter. */
    public static final Property<Boolean> BACKDROP_FILTER =
            Property.reset("backdrop-filter", false, Boxes::filter);

    /** The listed property names. */
    public static final Property<List<String>> WILL_CHANGE =
            Property.reset("will-change", List.of(), Boxes::willChange);

    public static final Property<Containment> CONTAIN =
            Property.reset("contain", Containment.NONE, Boxes::contain);
    public static final Property<ContentVisibility> CONTENT_VISIBILITY =
            Property.reset(
                    "content-visibility",
                    ContentVisibility.VISIBLE,
                    Keywords.of(ContentVisibility.class));
    public static final Property<ContainerType> CONTAINER_TYPE =
            Property.reset("container-type", ContainerType.NORMAL, Boxes::containerType);
    public static final Property<List<String>> CONTAINER_NAME =
            Property.reset("container-name", List.of(), Boxes::containerNames);
    public static final Property<ClipRect> CLIP =
            Property.reset("clip", ClipRect.AUTO, Boxes::clip);
    public static final Property<ClipPath> CLIP_PATH =
            Property.reset("clip-path", ClipPath.None.NONE, ClipPaths::parse);
    public static final Property<PointerEvents> POINTER_EVENTS =
            Property.inherited("pointer-events", PointerEvents.AUTO, Boxes.POINTER_EVENTS);
    public static final Property<Cursor> CURSOR =
            Property.inherited("cursor", Cursor.AUTO, Boxes::cursor);
    public static final Property<Isolation> ISOLATION =
            Property.reset("isolation", Isolation.AUTO, Keywords.of(Isolation.class));
    public static final Property<UserModify> WEBKIT_USER_MODIFY =
            Property.inherited(
                    "-webkit-user-modify", UserModify.READ_ONLY, Keywords.of(UserModify.class));
    public static final Property<Interactivity> INTERACTIVITY =
            Property.inherited(
                    "interactivity", Interactivity.AUTO, Keywords.of(Interactivity.class));

    /** Whether the element supports only a dark colour scheme. */
    public static final Property<Boolean> COLOR_SCHEME =
            Property.inherited("color-scheme", false, Boxes::colorScheme);

    private EffectProperties() {}
}
