package browsy.style.property;

import browsy.css.value.ClipPath;
import browsy.css.value.ClipRect;
import browsy.css.value.Color;
import browsy.css.value.ContainerType;
import browsy.css.value.Containment;
import browsy.css.value.ContentVisibility;
import browsy.css.value.Cursor;
import browsy.css.value.Interactivity;
import browsy.css.value.Isolation;
import browsy.css.value.PointerEvents;
import browsy.css.value.PositionPair;
import browsy.css.value.Transform;
import browsy.css.value.TransformBox;
import browsy.css.value.UserModify;
import browsy.css.value.Visibility;
import java.util.List;

/**
 * Transforms, containment, visibility and what else later stages ask for.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-2/">css-transforms-2</a>
 */
public final class EffectProperties {
    public static final Property<Visibility> VISIBILITY =
            Property.inherited("visibility", Visibility.VISIBLE);
    public static final Property<Double> OPACITY = Property.reset("opacity", 1.0);
    public static final Property<Color> COLOR = Property.inherited("color", Color.BLACK);
    public static final Property<Color> BACKGROUND_COLOR =
            Property.reset("background-color", Color.TRANSPARENT);

    /** Whether there is one. */
    public static final Property<Boolean> BACKGROUND_IMAGE =
            Property.reset("background-image", false);

    public static final Property<Transform> TRANSFORM = Property.reset("transform", Transform.NONE);
    public static final Property<Transform> TRANSLATE = Property.reset("translate", Transform.NONE);
    public static final Property<Transform> ROTATE = Property.reset("rotate", Transform.NONE);
    public static final Property<Transform> SCALE = Property.reset("scale", Transform.NONE);
    public static final Property<PositionPair> TRANSFORM_ORIGIN =
            Property.reset("transform-origin", PositionPair.CENTER);
    public static final Property<TransformBox> TRANSFORM_BOX =
            Property.reset("transform-box", TransformBox.VIEW_BOX);

    /** CSS px; negative is none. */
    public static final Property<Double> PERSPECTIVE = Property.reset("perspective", -1.0);

    public static final Property<PositionPair> PERSPECTIVE_ORIGIN =
            Property.reset("perspective-origin", PositionPair.CENTER);

    /** Whether it is preserve-3d. */
    public static final Property<Boolean> TRANSFORM_STYLE =
            Property.reset("transform-style", false);

    /** Whether there is one. */
    public static final Property<Boolean> FILTER = Property.reset("filter", false);

    /** Whether there is one. */
    public static final Property<Boolean> BACKDROP_FILTER =
            Property.reset("backdrop-filter", false);

    /** The properties named. */
    public static final Property<List<String>> WILL_CHANGE =
            Property.reset("will-change", List.of());

    public static final Property<Containment> CONTAIN = Property.reset("contain", Containment.NONE);
    public static final Property<ContentVisibility> CONTENT_VISIBILITY =
            Property.reset("content-visibility", ContentVisibility.VISIBLE);
    public static final Property<ContainerType> CONTAINER_TYPE =
            Property.reset("container-type", ContainerType.NORMAL);
    public static final Property<List<String>> CONTAINER_NAME =
            Property.reset("container-name", List.of());
    public static final Property<ClipRect> CLIP = Property.reset("clip", ClipRect.AUTO);
    public static final Property<ClipPath> CLIP_PATH =
            Property.reset("clip-path", ClipPath.None.NONE);
    public static final Property<PointerEvents> POINTER_EVENTS =
            Property.inherited("pointer-events", PointerEvents.AUTO);
    public static final Property<Cursor> CURSOR = Property.inherited("cursor", Cursor.AUTO);
    public static final Property<Isolation> ISOLATION = Property.reset("isolation", Isolation.AUTO);
    public static final Property<UserModify> WEBKIT_USER_MODIFY =
            Property.inherited("-webkit-user-modify", UserModify.READ_ONLY);
    public static final Property<Interactivity> INTERACTIVITY =
            Property.inherited("interactivity", Interactivity.AUTO);

    private EffectProperties() {}
}
