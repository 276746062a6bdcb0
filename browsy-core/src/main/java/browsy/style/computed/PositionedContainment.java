package browsy.style.computed;

import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.EffectProperties.BACKDROP_FILTER;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;
import static browsy.style.property.EffectProperties.FILTER;
import static browsy.style.property.EffectProperties.PERSPECTIVE;
import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;
import static browsy.style.property.EffectProperties.TRANSLATE;
import static browsy.style.property.EffectProperties.WILL_CHANGE;
import static browsy.style.property.MotionProperties.OFFSET_PATH;

import browsy.css.value.box.ContentVisibility;
import browsy.css.value.position.Position;
import browsy.css.value.transform.OffsetPath;
import java.util.List;
import java.util.Set;

/**
 * Determines which computed styles make a box the containing block of positioned descendants.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#def-cb">css-position-3</a>
 */
public final class PositionedContainment {
    private static final Set<String> TRANSFORMING =
            Set.of("transform", "translate", "rotate", "scale", "perspective");
    private static final Set<String> FILTERING = Set.of("filter", "backdrop-filter");

    private PositionedContainment() {}

    /** The kinds of boxes that are told apart. */
    public enum BoxKind {
        /** Can be neither transformed nor contained. */
        INLINE,
        /** Row groups, rows, column groups and columns, which cannot be contained. */
        TABLE_PART,
        /** All others. */
        OTHER
    }

    /** Whether absolutely positioned descendants are placed in a box. */
    public static boolean ofAbsolute(ComputedStyle style, BoxKind kind) {
        return style.get(POSITION) != Position.STATIC
                || announcesPosition(style)
                || ofFixed(style, kind);
    }

    /** Whether a style says that the position will change. */
    public static boolean announcesPosition(ComputedStyle style) {
        return style.get(WILL_CHANGE).contains("position");
    }

    /** Whether fixed descendants are placed in a box, too. */
    public static boolean ofFixed(ComputedStyle style, BoxKind kind) {
        if (style.get(FILTER) || style.get(BACKDROP_FILTER) || names(style, FILTERING)) {
            return true;
        }
        return kind != BoxKind.INLINE
                && (isTransformed(style)
                        || style.get(PERSPECTIVE) >= 0
                        || style.get(TRANSFORM_STYLE)
                        || names(style, TRANSFORMING)
                        || (kind != BoxKind.TABLE_PART && isContained(style)));
    }

    private static boolean isContained(ComputedStyle style) {
        return style.get(CONTAIN).layout()
                || style.get(CONTAIN).paint()
                || style.get(CONTENT_VISIBILITY) != ContentVisibility.VISIBLE;
    }

    private static boolean isTransformed(ComputedStyle style) {
        return !style.get(TRANSFORM).isNone()
                || !style.get(TRANSLATE).isNone()
                || !style.get(ROTATE).isNone()
                || !style.get(SCALE).isNone()
                || style.get(OFFSET_PATH) != OffsetPath.None.NONE;
    }

    private static boolean names(ComputedStyle style, Set<String> properties) {
        List<String> willChange = style.get(WILL_CHANGE);
        return !willChange.isEmpty() && willChange.stream().anyMatch(properties::contains);
    }
}
