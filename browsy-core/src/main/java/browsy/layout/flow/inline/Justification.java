package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_JUSTIFY;

import browsy.css.value.TextJustify;
import browsy.layout.flow.inline.InlineItem.Kind;
import browsy.layout.geometry.LayoutUnit;
import java.util.List;

/**
 * Widens the opportunities of one line until it is full: spaces, and both sides of ideographs; with
 * {@code inter-character} both sides of every character. What two neighbours share counts once, the
 * edges of the line do not count.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-justify-property">css-text-4</a>
 */
final class Justification {
    /** Firsts and lasts of the characters that are set like ideographs. */
    private static final int[] IDEOGRAPHIC = {
        0x2020, 0x2021, 0x2030, 0x2030, 0x203B, 0x203C, 0x2103, 0x2103, 0x2116, 0x2116, 0x2160,
        0x217F, 0x2460, 0x24FF, 0x25A0, 0x27BF, 0x2E80, 0x312F, 0x3190, 0x9FFF, 0xF900, 0xFAFF,
        0xFE30, 0xFE6F, 0xFF01, 0xFF9F, 0xFFE0, 0xFFE6, 0x1F000, 0x1FAFF, 0x20000, 0x3FFFF
    };

    private final String text;
    private final int[] opportunities;

    /** Whether the last character has one behind it; the start of the line needs none. */
    private boolean afterOpportunity = true;

    private int last = -1;
    private int total;

    private Justification(String text, int leaves) {
        this.text = text;
        this.opportunities = new int[leaves];
    }

    /**
     * Spreads free room over the opportunities of a line.
     *
     * @param leaves in logical order; they are made wider
     * @return false, and nothing changed, if there is no opportunity
     */
    static boolean apply(List<Leaf> leaves, String text, double free) {
        Justification line = new Justification(text, leaves.size());
        line.count(leaves);
        line.widen(leaves, free);
        return line.total > 0;
    }

    /** How many opportunities there are on a line. */
    static int opportunities(List<Leaf> leaves, String text) {
        Justification line = new Justification(text, leaves.size());
        line.count(leaves);
        return line.total;
    }

    /** How many opportunities there are in text that is a line of its own. */
    static int opportunities(String text, TextJustify justify) {
        Justification line = new Justification(text, 1);
        line.count(0, 0, text.length(), justify);
        line.endLine();
        return line.total;
    }

    private void count(List<Leaf> leaves) {
        for (int i = 0; i < leaves.size(); i++) {
            LineItem item = leaves.get(i).item;
            if (item == null) {
                continue;
            }
            if (item.item().kind() == Kind.ATOMIC) {
                afterOpportunity = false;
            } else if (item.item().kind() == Kind.TEXT) {
                count(i, item, leaves.get(i).parent.style().get(TEXT_JUSTIFY));
            }
        }
        endLine();
    }

    private void endLine() {
        if (afterOpportunity && last >= 0) {
            opportunities[last]--;
            total--;
        }
    }

    private void count(int leaf, LineItem item, TextJustify justify) {
        int end = item.end();
        while (item.hangs() > 0 && end > item.start() && text.charAt(end - 1) == ' ') {
            end--;
        }
        if (justify == TextJustify.NONE) {
            afterOpportunity &= end == item.start();
            return;
        }
        count(leaf, item.start(), end, justify);
    }

    private void count(int leaf, int start, int end, TextJustify justify) {
        for (int i = start; i < end; ) {
            int code = text.codePointAt(i);
            i += Character.charCount(code);
            if (code == ' ' || code == '\u00a0') {
                add(leaf);
            } else if (isMark(code)) {
                continue;
            } else if (isSpread(code, justify)) {
                if (!afterOpportunity) {
                    add(leaf);
                }
                add(leaf);
            } else {
                afterOpportunity = false;
            }
        }
    }

    private void add(int leaf) {
        opportunities[leaf]++;
        total++;
        last = leaf;
        afterOpportunity = true;
    }

    private void widen(List<Leaf> leaves, double free) {
        int before = 0;
        for (int i = 0; i < opportunities.length; i++) {
            int own = opportunities[i];
            if (own > 0) {
                leaves.get(i).inlineSize +=
                        LayoutUnit.truncate(free * (before + own) / total)
                                - LayoutUnit.truncate(free * before / total);
                before += own;
            }
        }
    }

    private static boolean isSpread(int code, TextJustify justify) {
        return justify == TextJustify.INTER_CHARACTER
                || (justify == TextJustify.AUTO && isIdeographic(code));
    }

    private static boolean isMark(int code) {
        int type = Character.getType(code);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isIdeographic(int code) {
        for (int i = 0; i < IDEOGRAPHIC.length && code >= IDEOGRAPHIC[i]; i += 2) {
            if (code <= IDEOGRAPHIC[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
