package browsy.layout.flow.inline;

import browsy.layout.box.LineBreakBox;
import browsy.layout.box.TextBox;
import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.text.TextShaper;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * The block ellipsis at the end of the last line before a line clamp. The last leaf of the line
 * includes it.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#block-ellipsis">css-overflow-4</a>
 */
final class ClampEllipsis {
    private static final String ELLIPSIS = "\u2026";

    private final double size;

    /**
     * Measures the ellipsis.
     *
     * @param style of the block container
     */
    ClampEllipsis(TextShaper shaper, ComputedStyle style) {
        this.size = LayoutUnit.ceil(shaper.shape(ELLIPSIS, TextStyles.text(style)).width());
    }

    /**
     * Adds the ellipsis to the last leaf of a line. If it does not fit, text is cut for it.
     *
     * @param leaves the leaves in logical order
     * @param free the free inline size of the line
     * @return the increase of the inline size of the line
     */
    double addTo(List<AlignedLeaf> leaves, double free) {
        if (leaves.isEmpty()) {
            return 0;
        }
        AlignedLeaf last = leaves.get(leaves.size() - 1);
        LineItem item = last.item;
        if (item == null) {
            return 0;
        }
        boolean isText = item.item().box() instanceof TextBox;
        if (size <= free) {
            if (!isText && !(item.item().box() instanceof LineBreakBox)) {
                return 0;
            }
            last.inlineSize += size;
            return size;
        }
        if (isText) {
            double kept = cut(item, last.inlineSize + free - size);
            last.inlineSize = Math.max(last.inlineSize, kept + size);
        }
        return 0;
    }

    /** Returns the inline size of the longest prefix of a text that fits into {@code room}. */
    private static double cut(LineItem item, double room) {
        double kept = 0;
        for (int end = item.start() + 1; end <= item.end(); end++) {
            double width = item.item().width(item.start(), end);
            if (width > room) {
                break;
            }
            kept = width;
        }
        return kept;
    }
}
