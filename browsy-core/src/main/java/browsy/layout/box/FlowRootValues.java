package browsy.layout.box;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.ContainerType;
import browsy.css.value.Containment;
import browsy.css.value.ContentDistribution;
import browsy.css.value.ContentVisibility;
import browsy.css.value.Display;
import browsy.css.value.Overflow;
import browsy.style.computed.ComputedStyle;

/**
 * What a style has to say about whether a block container establishes an independent formatting
 * context; nothing in most styles, whose boxes share one object.
 *
 * @param always whether it makes every block container establish one
 * @param clips whether it clips or scrolls what overflows
 * @see <a
 *     href="https://drafts.csswg.org/css-display-4/#establish-an-independent-formatting-context">css-display-4</a>
 */
public record FlowRootValues(boolean always, boolean clips) {
    private static final FlowRootValues NONE = new FlowRootValues(false, false);

    static FlowRootValues of(ComputedStyle style) {
        boolean always =
                !isFlow(style.display().inside())
                        || isContained(style)
                        || style.get(ALIGN_CONTENT).value() != ContentDistribution.NORMAL;
        boolean clips = clips(style.get(OVERFLOW_X)) || clips(style.get(OVERFLOW_Y));
        return always || clips ? new FlowRootValues(always, clips) : NONE;
    }

    private static boolean isFlow(Display.Inside inside) {
        return inside == Display.Inside.FLOW || inside == Display.Inside.RUBY;
    }

    private static boolean clips(Overflow overflow) {
        return overflow != Overflow.VISIBLE && overflow != Overflow.CLIP;
    }

    private static boolean isContained(ComputedStyle style) {
        Containment contain = style.get(CONTAIN);
        return contain.layout()
                || contain.paint()
                || style.get(CONTAINER_TYPE) != ContainerType.NORMAL
                || style.get(CONTENT_VISIBILITY) != ContentVisibility.VISIBLE;
    }
}
