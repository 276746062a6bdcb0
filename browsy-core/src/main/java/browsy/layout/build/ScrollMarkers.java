package browsy.layout.build;

import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.SCROLL_MARKER_GROUP;
import static browsy.style.property.EffectProperties.CONTAIN;

import browsy.css.value.box.Display;
import browsy.css.value.box.ScrollMarkerGroup;
import browsy.html.TreeElement;
import browsy.layout.box.Box;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The boxes of scroll marker groups, beside their scroll containers. They have size and layout
 * containment, so their size does not depend on the markers, and these are not generated.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-marker-group-property">css-overflow
 *     5</a>
 */
final class ScrollMarkers {
    private ScrollMarkers() {}

    /**
     * The side of the box of an element on which its scroll marker group is; {@code NONE} if it has
     * no group.
     */
    static ScrollMarkerGroup placeOfGroup(ComputedStyle style) {
        ScrollMarkerGroup group = style.get(SCROLL_MARKER_GROUP);
        if (group == ScrollMarkerGroup.NONE) {
            return group;
        }
        boolean scrolls = style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
        return scrolls ? group : ScrollMarkerGroup.NONE;
    }

    /** Creates the scroll marker group of an element; null if it is not displayed. */
    static @Nullable Box group(TreeElement at, BoxTreeBuilder builder) {
        ComputedStyle style = builder.styles().style(at, PseudoElement.SCROLL_MARKER_GROUP);
        if (style == null || style.display() == Display.NONE) {
            return null;
        }
        ComputedStyle contained =
                OverriddenStyle.with(
                        OverriddenStyle.with(style, DISPLAY, style.display().blockified()),
                        CONTAIN,
                        style.get(CONTAIN).withSize().withLayout());
        return builder.container(
                contained, at.element(), PseudoElement.SCROLL_MARKER_GROUP, List.of());
    }
}
