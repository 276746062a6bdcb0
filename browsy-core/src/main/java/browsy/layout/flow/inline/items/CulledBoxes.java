package browsy.layout.flow.inline.items;

import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;
import static browsy.style.property.TextProperties.VERTICAL_ALIGN;

import browsy.css.value.Color;
import browsy.css.value.VerticalAlignKeyword;
import browsy.css.value.inline.TextBoxTrim;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.TextBox;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.positioned.ContainingBlocks;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.text.FontMetrics;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Culled inline boxes: inline boxes without a fragment of their own, because they draw nothing and
 * do not affect the position of their content. Chromium reports the area of their content for such
 * an element, including the paddings and borders of nested boxes.
 *
 * @see InlineQuirks#isCulled
 * @see <a href="https://drafts.csswg.org/cssom-view-1/#dom-element-getclientrects">cssom-view-1</a>
 */
public final class CulledBoxes {
    private final Map<InlineBox, Boolean> known = new IdentityHashMap<>();

    /**
     * Whether a box is culled.
     *
     * @param isWhole whether the box has a single fragment; it is then queried only once, and the
     *     result is not cached
     */
    public boolean contains(InlineBox box, boolean isWhole) {
        if (isWhole) {
            return isCulled(box);
        }
        Boolean culled = known.get(box);
        if (culled == null) {
            culled = isCulled(box);
            known.put(box, culled);
        }
        return culled;
    }

    private static boolean isCulled(InlineBox box) {
        return InlineQuirks.isCulled(isPlain(box), hasOwnPlace(box));
    }

    /** Whether a box draws nothing. A box that is split around blocks is never plain. */
    private static boolean isPlain(InlineBox box) {
        return !box.isSplit()
                && BoxEdges.borderPadding(box, BoxEdges.ANY_BASIS).isZero()
                && !hasMargin(box)
                && box.style().get(BACKGROUND_COLOR).equals(Color.TRANSPARENT)
                && box.style().get(TEXT_BOX_TRIM) == TextBoxTrim.NONE
                && !ContainingBlocks.containsAbsolute(box);
    }

    private static boolean hasMargin(InlineBox box) {
        return box.sizing().hasAutoMargin()
                || !BoxEdges.margin(box, BoxEdges.ANY_BASIS, box.flow()).isZero();
    }

    private static boolean isAtomic(Box child) {
        return !(child instanceof InlineBox
                || child instanceof TextBox
                || child instanceof LineBreakBox);
    }

    /** Whether the box has another area than its content, or contains an atomic inline. */
    private static boolean hasOwnPlace(InlineBox box) {
        FontMetrics own = TextStyles.metrics(box.style());
        List<Box> children = box.children();
        for (int i = 0; i < children.size(); i++) {
            Box child = children.get(i);
            if (child.isOutOfFlow()) {
                continue;
            }
            if (isAtomic(child)) {
                return true;
            }
            if (child instanceof InlineBox inline) {
                FontMetrics metrics = TextStyles.metrics(child.style());
                if (hasMargin(inline)
                        || child.style().get(VERTICAL_ALIGN) != VerticalAlignKeyword.BASELINE
                        || own.ascent() != metrics.ascent()
                        || own.descent() != metrics.descent()) {
                    return true;
                }
            }
        }
        return false;
    }
}
