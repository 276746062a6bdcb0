package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_JUSTIFY;

import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.lines.JustificationOpportunities;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.geometry.LayoutUnit;
import java.util.List;

/**
 * Justification: distributes the free space of a line over its justification opportunities.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-justify-property">css-text-4</a>
 */
final class Justification {
    private Justification() {}

    /**
     * Distributes free space over the opportunities of a line.
     *
     * @param leaves in logical order; their inline sizes are increased
     * @param text the processed text of the block container
     * @param free the free space, in CSS px
     * @return false if there is no opportunity, and nothing changed
     */
    static boolean apply(List<AlignedLeaf> leaves, String text, double free) {
        JustificationOpportunities opportunities = of(leaves, text);
        int total = opportunities.total();
        int before = 0;
        for (int i = 0; i < leaves.size(); i++) {
            int own = opportunities.in(i);
            if (own > 0) {
                leaves.get(i).inlineSize +=
                        LayoutUnit.truncate(free * (before + own) / total)
                                - LayoutUnit.truncate(free * before / total);
                before += own;
            }
        }
        return total > 0;
    }

    /** Returns the number of justification opportunities on a line. */
    static int opportunities(List<AlignedLeaf> leaves, String text) {
        return of(leaves, text).total();
    }

    /** Collects the justification opportunities of a line, with one part for each leaf. */
    private static JustificationOpportunities of(List<AlignedLeaf> leaves, String text) {
        JustificationOpportunities line = new JustificationOpportunities(text, leaves.size());
        for (int i = 0; i < leaves.size(); i++) {
            LineItem item = leaves.get(i).item;
            if (item == null) {
                continue;
            }
            switch (item.item().kind()) {
                case ATOMIC -> line.addObject();
                case TEXT ->
                        line.addText(
                                i,
                                item.start(),
                                visibleEnd(item, text),
                                leaves.get(i).parent.style().get(TEXT_JUSTIFY));
                default -> {}
            }
        }
        line.endLine();
        return line;
    }

    /** Returns the end of the text without hanging spaces, which are not justified. */
    private static int visibleEnd(LineItem item, String text) {
        int end = item.end();
        while (item.hangs() > 0 && end > item.start() && text.charAt(end - 1) == ' ') {
            end--;
        }
        return end;
    }
}
