package browsy.layout.flow.inline;

import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.RubyAlignment;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.RubyPart;
import java.util.List;

/**
 * {@code ruby-align}: distributes the free space of a ruby base or annotation in its column.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-align-property">css-ruby-1</a>
 */
final class RubyJustification {
    private RubyJustification() {}

    /**
     * Distributes the free space: between the justification opportunities of the line, and before
     * its first and after its last leaf. Text at an end includes the space at that end.
     *
     * @param free the free space of the line in its column, in CSS px
     * @param ltr whether the line is left to right
     * @param leaves in logical order; their inline sizes are increased
     * @return the shift of the content to the line-right side
     */
    static double apply(
            ComputedStyle style,
            RubyPart part,
            double free,
            boolean ltr,
            List<AlignedLeaf> leaves,
            String text) {
        RubyAlignment alignment =
                RubyAlignment.of(style, part, free, Justification.opportunities(leaves, text));
        if (alignment.between() > 0) {
            Justification.apply(leaves, text, alignment.between());
        }
        // The first and last leaf that are not empty boxes.
        int first = 0;
        while (first < leaves.size() && leaves.get(first).item == null) {
            first++;
        }
        int last = leaves.size() - 1;
        while (last > first && leaves.get(last).item == null) {
            last--;
        }
        double left = ltr ? alignment.start() : alignment.end();
        if (first >= leaves.size()) {
            return left;
        }
        // Text at an end grows into the space there, so that the content does not move.
        boolean startsWithText = isText(leaves.get(first));
        boolean endsWithText = isText(leaves.get(last));
        leaves.get(first).inlineSize += startsWithText ? alignment.start() : 0;
        leaves.get(last).inlineSize += endsWithText ? alignment.end() : 0;
        return (ltr ? startsWithText : endsWithText) ? 0 : left;
    }

    private static boolean isText(AlignedLeaf leaf) {
        return leaf.item != null && leaf.item.item().kind() == Kind.TEXT;
    }
}
