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
            Set.of(
                    "transform",
                    "translate",
                    "rotate",
                    "scale",
                    "perspective",
                    "transform-style",
                    "offset",
                    "offset-path",
                    "offset-position",
                    "-webkit-transform",
                    "-webkit-perspective",
                    "-webkit-transform-style");
    private static final Set<String> FILTERING =
            Set.of("filter", "backdrop-filter", "-webkit-filter");

    private PositionedContainment() {}

    /** The kinds of boxes to which different rules apply. */
    public enum BoxKind {
        /** An inline box, to which transforms and containment do not apply. */
        INLINE,
        /** A row group, row, column group or column, to which containment does not apply. */
        TABLE_PART,
        /** Any other box. */
        OTHER
    }

    /** Whether a box is the containing block of its absolutely positioned descendants. */
    public static boolean ofAbsolute(ComputedStyle style, BoxKind kind) {
        return style.get(POSITION) != Position.STATIC
                || announcesPosition(style)
                || ofFixed(style, kind);
    }

    /** Whether {@code will-change} lists {@code position}. */
    public static boolean announcesPosition(ComputedStyle style) {
        return style.get(WILL_CHANGE).contains("position");
    }

    /** Whether a box is also the containing block of its fixed descendants. */
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
                || style.get(CONTENT_VISIBILITY) != ContentVisibility.VISIBLE
                || style.get(WILL_CHANGE).contains("contain");
    }

    private static boolean isTransformed(ComputedStyle style) {
        return !style.get(TRANSFORM).isNone()
                || !style.get(TRANSLATE).isNone()
                || !style.get(ROTATE).isNone()
                || !style.get(SCALE).isNone()
                || style.get(OFFSET_PATH) != OffsetPath.None.NONE;
    }

    /** Whether {@code will-change} lists any of the properties. */
    private static boolean names(ComputedStyle style, Set<String> properties) {
        List<String> willChange = style.get(WILL_CHANGE);
        return !willChange.isEmpty() && willChange.stream().anyMatch(properties::contains);
    }
}
