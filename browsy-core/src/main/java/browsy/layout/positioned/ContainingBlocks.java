package browsy.layout.positioned;

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

import browsy.css.value.ContentVisibility;
import browsy.css.value.OffsetPath;
import browsy.css.value.Position;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.box.TextBox;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Set;

/**
 * Which boxes are containing blocks of positioned descendants.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#def-cb">css-position-3</a>
 */
public final class ContainingBlocks {
    private static final Set<String> TRANSFORMING =
            Set.of("transform", "translate", "rotate", "scale", "perspective");
    private static final Set<String> FILTERING = Set.of("filter", "backdrop-filter");

    private ContainingBlocks() {}

    /** Whether absolutely positioned descendants are placed in this box. */
    public static boolean containsAbsolute(Box box) {
        if (box instanceof TextBox || box instanceof LineBreakBox) {
            return false;
        }
        ComputedStyle style = box.style();
        return !box.isAnonymous() && style.get(POSITION) != Position.STATIC
                || style.get(WILL_CHANGE).contains("position")
                || containsFixed(box);
    }

    /** Whether fixed descendants are placed in this box, too. */
    public static boolean containsFixed(Box box) {
        if (box.isAnonymous() || box instanceof TextBox || box instanceof LineBreakBox) {
            return false;
        }
        ComputedStyle style = box.style();
        if (style.get(FILTER) || style.get(BACKDROP_FILTER) || names(style, FILTERING)) {
            return true;
        }
        if (box instanceof InlineBox) {
            return false; // inline boxes can be neither transformed nor contained
        }
        return isTransformed(style)
                || style.get(PERSPECTIVE) >= 0
                || style.get(TRANSFORM_STYLE)
                || names(style, TRANSFORMING)
                || !(box instanceof TablePartBox) && isContained(style);
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

    /** Whether a positioned box belongs into this one. */
    public static boolean contains(Box container, Box positioned) {
        return positioned.style().get(POSITION) == Position.FIXED
                ? containsFixed(container)
                : containsAbsolute(container);
    }
}
