package browsy.model;

import java.util.List;

/**
 * What turns one state of a page into a later one whose elements kept their ids.
 *
 * <p>An element that merely moved down because something came in above it is not changed: that is
 * told by the shifts, in a few numbers for the whole page.
 *
 * @param viewport of the new state
 * @param page facts about the page that changed
 * @param added elements that are new, in the order of the new state
 * @param changed elements that were there and are different, whole, in the order of the new state
 * @param removed ids of the elements that are gone, in the order of the old state
 * @param placements where elements stand that are new or came to another place
 * @param shifts by how much unchanged elements moved or grew
 */
public record DomDelta(
        Viewport viewport,
        List<PageChange> page,
        List<SpatialElement> added,
        List<SpatialElement> changed,
        List<Integer> removed,
        List<Placement> placements,
        List<Shift> shifts) {

    public DomDelta {
        page = List.copyOf(page);
        added = List.copyOf(added);
        changed = List.copyOf(changed);
        removed = List.copyOf(removed);
        placements = List.copyOf(placements);
        shifts = List.copyOf(shifts);
    }

    /** Whether nothing is different but perhaps the viewport. */
    public boolean isEmpty() {
        return page.isEmpty()
                && added.isEmpty()
                && changed.isEmpty()
                && removed.isEmpty()
                && placements.isEmpty()
                && shifts.isEmpty();
    }

    /**
     * Elements that follow one that kept its place.
     *
     * @param after id of the element before them, 0 for the start of the page
     * @param ids of the elements, in their order
     */
    public record Placement(int after, List<Integer> ids) {
        public Placement {
            ids = List.copyOf(ids);
        }
    }

    /**
     * A move of a run of elements that are otherwise what they were. It holds for them from the
     * given element on, in the order of the new state, until the next shift begins.
     *
     * @param from id of the first element
     * @param dy by how much they moved down, in CSS px
     * @param dHeight by how much they grew, in CSS px: containers grow with what comes in
     */
    public record Shift(int from, double dy, double dHeight) {}
}
