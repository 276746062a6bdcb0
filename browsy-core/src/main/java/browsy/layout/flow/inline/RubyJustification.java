package browsy.layout.flow.inline;

import browsy.layout.flow.inline.boxes.Leaf;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.RubyAlignment;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.RubyPart;
import java.util.List;

/**
 * Spreads the line of a ruby base or annotation over the room of its column.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-align-property">css-ruby-1</a>
 */
final class RubyJustification {
    private RubyJustification() {}

    /**
     * Makes the leaves of a line wider.
     *
     * @param free the room that the line leaves in its column
     * @return how far all of it moves to the line-right
     */
    static double apply(
            ComputedStyle style,
            RubyPart part,
            double free,
            boolean ltr,
            List<Leaf> leaves,
            String text) {
        RubyAlignment alignment =
                RubyAlignment.of(style, part, free, Justification.opportunities(leaves, text));
        if (alignment.between() > 0) {
            Justification.apply(leaves, text, alignment.between());
        }
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
        boolean startsWithText = isText(leaves.get(first));
        boolean endsWithText = isText(leaves.get(last));
        leaves.get(first).inlineSize += startsWithText ? alignment.start() : 0;
        leaves.get(last).inlineSize += endsWithText ? alignment.end() : 0;
        return (ltr ? startsWithText : endsWithText) ? 0 : left;
    }

    private static boolean isText(Leaf leaf) {
        return leaf.item != null && leaf.item.item().kind() == Kind.TEXT;
    }
}
