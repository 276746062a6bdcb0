package browsy.model;

import java.util.List;

/**
 * The difference between a state of a page and a later state in which elements keep their ids.
 *
 * <p>Noticeable differences are kept apart from others, such as elements that only moved, changed
 * size or have another selector. A consumer may ignore the latter. All of them together reconstruct
 * the new state exactly.
 *
 * @param viewport the viewport of the new state
 * @param page the changed facts about the page as a whole
 * @param added the new elements, in the order of the new state
 * @param changed the elements with noticeably changed content, in their new form and in the order
 *     of the new state
 * @param removed the ids of removed elements, in the order of the old state
 * @param rearranged the elements with the same content but other bounds, relations or selectors, in
 *     their new form and in the order of the new state; without those that shifts describe
 *     completely
 * @param placements the positions of elements that are new or moved in the document order
 * @param shifts the vertical offsets of all other elements
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

    /** Whether the two states are equal, except perhaps for the viewport. */
    public boolean isEmpty() {
        return !isNoticeable() && rearranged.isEmpty() && placements.isEmpty() && shifts.isEmpty();
    }

    /** Whether there is a difference that a reader of the page notices. */
    public boolean isNoticeable() {
        return !page.isEmpty() || !added.isEmpty() || !changed.isEmpty() || !removed.isEmpty();
    }

    /**
     * The position of elements in the document order of the new state.
     *
     * @param after the id of the element that they follow, which kept its position; 0 for the start
     *     of the page
     * @param ids the ids of the elements, in order
     */
    public record Placement(int after, List<Integer> ids) {
        public Placement {
            ids = List.copyOf(ids);
        }
    }

    /**
     * A vertical offset of consecutive elements. It applies from an element on, in the order of the
     * new state, until the next shift. It does not apply to elements that are added, changed,
     * rearranged or without a box.
     *
     * @param from the id of the first element
     * @param dy the offset in CSS px; positive is downwards
     */
    public record Shift(int from, double dy) {}
}
