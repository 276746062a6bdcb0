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
 * The boxes beside a scroll container that its scroll markers are in. Their size and layout are
 * contained, so that they take the same room whatever the markers are.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-marker-group-property">css-overflow
 *     5</a>
 */
final class ScrollMarkers {
    private ScrollMarkers() {}

    /** On which side of its box an element with some style has the group. */
    static ScrollMarkerGroup placeOfGroup(ComputedStyle style) {
        ScrollMarkerGroup group = style.get(SCROLL_MARKER_GROUP);
        if (group == ScrollMarkerGroup.NONE) {
            return group;
        }
        boolean scrolls = style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
        return scrolls ? group : ScrollMarkerGroup.NONE;
    }

    /** The group of an element; null if it is not displayed. */
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
