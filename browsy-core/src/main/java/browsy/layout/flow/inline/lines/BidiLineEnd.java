package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineContent;
import java.util.List;

/**
 * Sets preserved white space at the end of a line to the level of the paragraph, so that reordering
 * moves it to the end edge of the line.
 *
 * @see <a href="https://www.unicode.org/reports/tr9/#L1">UAX #9, L1</a>
 */
final class BidiLineEnd {
    private BidiLineEnd() {}

    /** Resets the levels of the white space that is left at the end of a filled line. */
    static void reset(List<LineItem> filled, InlineContent content, ItemSizes sizes) {
        for (int i = filled.size() - 1; i >= 0; i--) {
            LineItem line = filled.get(i);
            switch (line.item().kind()) {
                case TEXT:
                    if (line.start() < line.end() && !resetText(filled, i, content, sizes)) {
                        return;
                    }
                    break;
                case TAB:
                    filled.set(i, line.withLevel(content.bidi().base(line.start())));
                    break;
                case ATOMIC, INITIAL_LETTER:
                    return;
                default:
                    break;
            }
        }
    }

    /**
     * Resets the spaces at the end of a text, in a part of their own if others precede.
     *
     * @return whether there is nothing but preserved spaces
     */
    private static boolean resetText(
            List<LineItem> filled, int index, InlineContent content, ItemSizes sizes) {
        LineItem line = filled.get(index);
        if (line.item().collapsesSpaces() || breaksInSpaces(line)) {
            return false;
        }
        int base = content.bidi().base(line.start());
        int visible = sizes.endWithoutSpaces(line.start(), line.end());
        if (visible == line.start()) {
            filled.set(index, line.withLevel(base));
            return true;
        }
        if (visible < line.end() && line.item().level() != base) {
            double shown = sizes.textAtLineEnd(line.item(), line.start(), visible);
            filled.set(index, line.cutAt(visible, shown));
            filled.add(index + 1, line.restAt(visible, shown).withLevel(base));
        }
        return false;
    }

    /**
     * Whether the line ends inside a text whose spaces do not hang. In Chromium its spaces then
     * count as content.
     */
    private static boolean breaksInSpaces(LineItem line) {
        return !ItemSizes.hangsSpaces(line.item()) && line.end() < line.item().end();
    }
}
