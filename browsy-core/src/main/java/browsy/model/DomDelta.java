package browsy.model;

import java.util.List;

/**
 * What turns one state of a page into a later one whose elements kept their ids.
 *
 * <p>Only what a reader would notice counts as a change. That elements moved because something came
 * in above them, grew with their content or are found by another selector is told apart, so that a
 * reader can be spared and the new state still be had exactly.
 *
 * @param viewport of the new state
 * @param page facts about the page that changed
 * @param added elements that are new, in the order of the new state
 * @param changed elements that were there and say something else, whole, in the order of the new
 *     state
 * @param removed ids of the elements that are gone, in the order of the old state
 * @param rearranged elements that say the same but stand or belong elsewhere, whole, in the order
 *     of the new state, unless the shifts tell all of it
 * @param placements where elements stand in the order that are new or came to another place
 * @param shifts by how much all other elements moved down
 */
public record DomDelta(
        Viewport viewport,
        List<PageChange> page,
        List<SpatialElement> added,
        List<SpatialElement> changed,
        List<Integer> removed,
        List<SpatialElement> rearranged,
        List<Placement> placements,
        List<Shift> shifts) {

    public DomDelta {
        page = List.copyOf(page);
        added = List.copyOf(added);
        changed = List.copyOf(changed);
        removed = List.copyOf(removed);
        rearranged = List.copyOf(rearranged);
        placements = List.copyOf(placements);
        shifts = List.copyOf(shifts);
    }

    /** Whether the two states are alike, but perhaps for the viewport. */
    public boolean isEmpty() {
        return !isNoticeable() && rearranged.isEmpty() && placements.isEmpty() && shifts.isEmpty();
    }

    /** Whether there is anything that a reader of the page would notice. */
    public boolean isNoticeable() {
        return !page.isEmpty() || !added.isEmpty() || !changed.isEmpty() || !removed.isEmpty();
    }

    /**
     * Elements that follow one that kept its place in the order.
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
     * A move of a run of elements. It holds from the given element on, in the order of the new
     * state, until the next shift begins; elements that are added, changed, rearranged or without a
     * box are passed over.
     *
     * @param from id of the first element
     * @param dy by how much they moved down, in CSS px
     */
    public record Shift(int from, double dy) {}
}
