package browsy.layout.natural;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.interaction.Appearance;
import browsy.layout.box.InnerLine;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;

/**
 * Natural size of {@code <input type=range>}: a fixed length; the block size is that of the thumb
 * and the track around it.
 */
final class RangeSize {
    private static final double LENGTH = 129;
    private static final double THUMB = 16;

    private RangeSize() {}

    static ControlSize of(Element input, ComputedStyle style, StyledDocument styles) {
        double zoom = style.get(EFFECTIVE_ZOOM);
        double thickness = THUMB * zoom;
        ComputedStyle thumb = styles.style(input, PseudoElement.SLIDER_THUMB);
        if (thumb != null) {
            ControlPart part = new ControlPart(thumb);
            boolean styled = isStyled(style) && isStyled(thumb);
            thickness = styled ? part.outerBlock(0) : thickness + part.blockMargins();
        }
        ComputedStyle track = styles.style(input, PseudoElement.SLIDER_TRACK);
        if (track != null) {
            thickness = new ControlPart(track).outerBlock(thickness);
        }
        return new ControlSize(LENGTH * zoom, Math.max(0, thickness), InnerLine.AT_BOTTOM);
    }

    private static boolean isStyled(ComputedStyle style) {
        return style.get(APPEARANCE) == Appearance.NONE;
    }
}
