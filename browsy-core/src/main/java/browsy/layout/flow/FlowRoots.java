package browsy.layout.flow;

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
import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.layout.box.Box;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Which block-level boxes establish a formatting context of their own. */
public final class FlowRoots {
    private FlowRoots() {}

    /**
     * Whether an in-flow child of a block container establishes an independent formatting context
     * (or is replaced).
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-display-4/#establish-an-independent-formatting-context">css-display-4</a>
     */
    public static boolean isRoot(Box child, WritingFlow parent) {
        if (!(child instanceof BlockContainer block)) {
            return true;
        }
        Look look = child.style().derived(Look.class, Look::new);
        return look.isRoot()
                || (look.clips() && !block.isOverflowPropagated())
                || isRootElement(child)
                || child.flow().mode() != parent.mode()
                || block.columnRole() != ColumnRole.NONE
                || child.isColumnSpanner();
    }

    /**
     * What the style has to say, which is found out once for each style.
     *
     * @param isRoot whether it makes every block container a root
     * @param clips whether it clips or scrolls what overflows
     */
    private record Look(boolean isRoot, boolean clips) {
        private Look(ComputedStyle style) {
            this(
                    !isFlow(style.display().inside())
                            || isContained(style)
                            || style.get(ALIGN_CONTENT).value() != ContentDistribution.NORMAL,
                    FlowRoots.clips(style.get(OVERFLOW_X))
                            || FlowRoots.clips(style.get(OVERFLOW_Y)));
        }
    }

    private static boolean isFlow(Display.Inside inside) {
        return inside == Display.Inside.FLOW || inside == Display.Inside.RUBY;
    }

    private static boolean isRootElement(Box box) {
        return box.source() instanceof Element element
                && element.parent() instanceof Document
                && box.pseudo() == null;
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
