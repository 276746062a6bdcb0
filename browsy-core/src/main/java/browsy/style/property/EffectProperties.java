package browsy.style.property;

import browsy.css.parse.BoxParsers;
import browsy.css.parse.ClipPathParsers;
import browsy.css.parse.ColorParsers;
import browsy.css.parse.ImageParsers;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.PositionParsers;
import browsy.css.parse.TransformParsers;
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
import browsy.css.value.transform.TransformOrigin;
import java.util.List;

/**
 * Properties of transforms, containment, visibility, interaction and colours.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-2/">css-transforms-2</a>
 */
public final class EffectProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<Visibility> VISIBILITY =
            GROUP.inherited("visibility", Visibility.VISIBLE, KeywordParser.of(Visibility.class));
    public static final Property<Double> OPACITY = GROUP.reset("opacity", 1.0, BoxParsers::opacity);
    public static final Property<Color> COLOR =
            GROUP.inherited("color", Color.BLACK, ColorParsers.QUIRKY_COLOR);
    public static final Property<Color> BACKGROUND_COLOR =
            GROUP.reset("background-color", Color.TRANSPARENT, ColorParsers.QUIRKY_COLOR);

    /** Whether there is an image. */
    public static final Property<Boolean> BACKGROUND_IMAGE =
            GROUP.reset("background-image", false, ImageParsers::layers);

    public static final Property<Transform> TRANSFORM =
            GROUP.reset("transform", Transform.NONE, TransformParsers::transform);
    public static final Property<Transform> TRANSLATE =
            GROUP.reset("translate", Transform.NONE, TransformParsers::translateProperty);
    public static final Property<Transform> ROTATE =
            GROUP.reset("rotate", Transform.NONE, TransformParsers::rotateProperty);
    public static final Property<Transform> SCALE =
            GROUP.reset("scale", Transform.NONE, TransformParsers::scaleProperty);
    public static final Property<TransformOrigin> TRANSFORM_ORIGIN =
            GROUP.reset(
                    "transform-origin", TransformOrigin.CENTER, PositionParsers::transformOrigin);
    public static final Property<TransformBox> TRANSFORM_BOX =
            GROUP.reset(
                    "transform-box", TransformBox.VIEW_BOX, KeywordParser.of(TransformBox.class));

    /** In CSS px; negative means {@code none}. */
    public static final Property<Double> PERSPECTIVE =
            GROUP.reset("perspective", -1.0, TransformParsers.PERSPECTIVE);

    public static final Property<PositionPair> PERSPECTIVE_ORIGIN =
            GROUP.reset("perspective-origin", PositionPair.CENTER, PositionParsers::position);

    /** Whether the value is {@code preserve-3d}. */
    public static final Property<Boolean> TRANSFORM_STYLE =
            GROUP.reset(
                    "transform-style",
                    false,
                    KeywordParser.one("flat", false).and("preserve-3d", true));

    /** Whether the value is {@code hidden}: a box with its back to the viewer is invisible. */
    public static final Property<Boolean> BACKFACE_HIDDEN =
            GROUP.reset(
                    "backface-visibility",
                    false,
                    KeywordParser.one("visible", false).and("hidden", true));

    /** Whether there is a filter. */
    public static final Property<Boolean> FILTER = filter("filter");

    /** Whether there is a filter. */
    public static final Property<Boolean> BACKDROP_FILTER = filter("backdrop-filter");

    /** The listed property names. */
    public static final Property<List<String>> WILL_CHANGE =
            GROUP.reset("will-change", List.of(), BoxParsers::willChange);

    public static final Property<Containment> CONTAIN =
            GROUP.reset("contain", Containment.NONE, BoxParsers::contain);
    public static final Property<ContentVisibility> CONTENT_VISIBILITY =
            GROUP.reset(
                    "content-visibility",
                    ContentVisibility.VISIBLE,
                    KeywordParser.of(ContentVisibility.class));
    public static final Property<ContainerType> CONTAINER_TYPE =
            GROUP.reset("container-type", ContainerType.NORMAL, BoxParsers::containerType);
    public static final Property<List<String>> CONTAINER_NAME =
            GROUP.reset("container-name", List.of(), BoxParsers::containerNames);
    public static final Property<ClipRect> CLIP =
            GROUP.reset("clip", ClipRect.AUTO, BoxParsers::clip);
    public static final Property<ClipPath> CLIP_PATH =
            GROUP.reset("clip-path", ClipPath.None.NONE, ClipPathParsers::parse);
    public static final Property<PointerEvents> POINTER_EVENTS =
            GROUP.inherited("pointer-events", PointerEvents.AUTO, BoxParsers.POINTER_EVENTS);
    public static final Property<Cursor> CURSOR =
            GROUP.inherited("cursor", Cursor.AUTO, BoxParsers::cursor);
    public static final Property<Isolation> ISOLATION =
            GROUP.reset("isolation", Isolation.AUTO, KeywordParser.of(Isolation.class));
    public static final Property<UserModify> WEBKIT_USER_MODIFY =
            GROUP.inherited(
                    "-webkit-user-modify",
                    UserModify.READ_ONLY,
                    KeywordParser.of(UserModify.class));
    public static final Property<Interactivity> INTERACTIVITY =
            GROUP.inherited(
                    "interactivity", Interactivity.AUTO, KeywordParser.of(Interactivity.class));

    /** Whether the element supports only a dark colour scheme. */
    public static final Property<Boolean> COLOR_SCHEME =
            GROUP.inherited("color-scheme", false, BoxParsers::colorScheme);

    private EffectProperties() {}

    private static Property<Boolean> filter(String name) {
        return GROUP.reset(name, false, BoxParsers::filter);
    }
}
