package browsy.layout.placement;

import browsy.html.Checkedness;
import browsy.html.ElementStates;
import browsy.layout.box.PlacementValues;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.natural.SelectSize;
import browsy.layout.sizing.BoxEdges;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * The scroll offset of list boxes ({@code <select>} with several visible rows). Browsers scroll a
 * list box so that its first selected option is visible.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-select-element-2">HTML</a>
 */
final class ScrolledList {
    private ScrolledList() {}

    /**
     * Returns the origin of the contents of a fragment: {@code origin}, moved up by the scroll
     * offset if the box is a list box.
     */
    static PhysicalOffset origin(
            BoxFragment fragment, PlacementValues values, PhysicalOffset origin) {
        return values.clips()
                        && fragment.box().source() instanceof Element select
                        && select.nameIs("select")
                        && SelectSize.isListBox(select)
                        && fragment.box().flow().isHorizontal()
                ? new PhysicalOffset(origin.x(), origin.y() - scrolled(fragment, select))
                : origin;
    }

    /**
     * Returns the smallest scroll offset that shows the first selected option, in CSS px: aligns
     * the end of the option with the end of the list box, or its start if the option is higher.
     */
    private static double scrolled(BoxFragment list, Element select) {
        List<Element> chosen = new Checkedness(ElementStates.none()).selectedOptions(select);
        if (chosen.isEmpty()) {
            return 0;
        }
        PhysicalEdges border = list.box().flow().toPhysical(BoxEdges.border(list.box()));
        double room = Math.max(0, list.size().height() - border.top() - border.bottom());
        return scrolled(list, chosen.get(0), -border.top(), room);
    }

    /**
     * Returns the scroll offset that shows an option below {@code rows}; 0 if the option has no
     * box.
     *
     * @param above block offset of {@code rows} in the list box
     * @param room height of the padding box of the list box
     */
    private static double scrolled(BoxFragment rows, Element option, double above, double room) {
        for (PlacedFragment placed : rows.children()) {
            if (placed.fragment() instanceof BoxFragment row) {
                double top = above + placed.offset().y();
                double scrolled =
                        row.box().source() == option
                                ? Math.min(top, top + row.size().height() - room)
                                : scrolled(row, option, top, room);
                if (scrolled > 0) {
                    return scrolled;
                }
            }
        }
        return 0;
    }
}
