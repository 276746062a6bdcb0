package browsy.layout.box;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.ColumnProperties.COLUMN_COUNT;
import static browsy.style.property.ColumnProperties.COLUMN_HEIGHT;
import static browsy.style.property.ColumnProperties.COLUMN_SPAN;
import static browsy.style.property.ColumnProperties.COLUMN_WIDTH;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.align.ContentDistribution;
import browsy.css.value.box.ContainerType;
import browsy.css.value.box.Containment;
import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Display;
import browsy.css.value.fragmentation.ColumnSpan;
import browsy.style.computed.ComputedStyle;

/**
 * The values of a style that make a block container establish an independent formatting context.
 * Most styles have none and share one object.
 *
 * @param always whether every block container with the style establishes one
 * @param clips whether {@code overflow} clips or scrolls the content
 * @param columns whether the style makes a block container a multi-column container
 * @see <a
 *     href="https://drafts.csswg.org/css-display-4/#establish-an-independent-formatting-context">css-display-4</a>
 */
public record FlowRootValues(boolean always, boolean clips, boolean columns) {
    private static final FlowRootValues NONE = new FlowRootValues(false, false, false);

    static FlowRootValues of(ComputedStyle style) {
        boolean always =
                !isFlow(style.display())
                        || isContained(style)
                        || style.get(COLUMN_SPAN) == ColumnSpan.ALL
                        || style.get(ALIGN_CONTENT).value() != ContentDistribution.NORMAL;
        boolean clips = style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
        boolean columns =
                style.get(COLUMN_COUNT) > 0
                        || style.get(COLUMN_WIDTH) >= 0
                        || style.get(COLUMN_HEIGHT) >= 0;
        return always || clips || columns ? new FlowRootValues(always, clips, columns) : NONE;
    }

    private static boolean isFlow(Display display) {
        return display.inside() == Display.Inside.FLOW || display == Display.RUBY;
    }

    private static boolean isContained(ComputedStyle style) {
        Containment contain = style.get(CONTAIN);
        return contain.layout()
                || contain.paint()
                || style.get(CONTAINER_TYPE) != ContainerType.NORMAL
                || style.get(CONTENT_VISIBILITY) != ContentVisibility.VISIBLE;
    }
}
