package browsy.diff;

import browsy.model.Bounds;
import browsy.model.DomDelta;
import browsy.model.DomDelta.Placement;
import browsy.model.DomDelta.Shift;
import browsy.model.SpatialDom;
import browsy.model.SpatialDomBuilder;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes and applies the difference between two states of a page.
 *
 * <p>Elements are matched by id, so both states must come from a source in which elements keep
 * their ids. If ids mean different elements in the two states, the delta is correct but long. Time
 * and space are linear in the number of elements, except for the order, which takes O(n log n).
 */
public final class DomDiff {

    private DomDiff() {}

    /**
     * Computes the delta from an old to a new state: {@code apply(old, between(old, now))} equals
     * {@code now}.
     *
     * @param old the old state
     * @param now the new state
     * @return the delta
     */
    public static DomDelta between(SpatialDom old, SpatialDom now) {
        Objects.requireNonNull(old, "old");
        Objects.requireNonNull(now, "now");
        List<SpatialElement> added = new ArrayList<>();
        List<SpatialElement> changed = new ArrayList<>();
        List<SpatialElement> rearranged = new ArrayList<>();
        List<Shift> shifts = new ArrayList<>();
        // The vertical offset of the preceding unchanged element; a new shift starts where it
        // differs.
        double dy = 0;
        for (SpatialElement element : now.elements()) {
            SpatialElement before = old.get(element.id()).orElse(null);
            if (before == null) {
                added.add(element);
            } else if (!element.saysTheSame(before)) {
                changed.add(element);
            } else if (!isShift(before, element)) {
                rearranged.add(element);
            } else if (hasPlace(before) && shifted(before, dy).y() != element.bounds().y()) {
                dy = element.bounds().y() - before.bounds().y();
                shifts.add(new Shift(element.id(), dy));
            }
        }
        return new DomDelta(
                now.viewport(),
                PageDiff.between(old, now),
                added,
                changed,
                removed(old, now),
                rearranged,
                placements(old, now),
                shifts);
    }

    /**
     * Applies a delta to the old state that it was computed from.
     *
     * @param old the old state
     * @param delta the delta
     * @return the new state
     * @throws IllegalArgumentException if the delta refers to elements that the old state does not
     *     have
     */
    public static SpatialDom apply(SpatialDom old, DomDelta delta) {
        Objects.requireNonNull(old, "old");
        Objects.requireNonNull(delta, "delta");
        Map<Integer, SpatialElement> elements = new LinkedHashMap<>(old.size() * 2);
        old.elements().forEach(element -> elements.put(element.id(), element));
        for (int id : delta.removed()) {
            if (elements.remove(id) == null) {
                throw new IllegalArgumentException(
                        "the delta removes element " + id + ", which the old state does not have");
            }
        }
        Set<Integer> whole = new HashSet<>();
        for (List<SpatialElement> group :
                List.of(delta.added(), delta.changed(), delta.rearranged())) {
            for (SpatialElement element : group) {
                whole.add(element.id());
                elements.put(element.id(), element);
            }
        }
        List<SpatialElement> ordered = inOrder(elements, delta.placements());
        SpatialDomBuilder page = old.toBuilder().viewport(delta.viewport());
        delta.page().forEach(change -> PageDiff.apply(change, page));
        return page.elements(withShifts(ordered, whole, delta.shifts())).build();
    }

    /**
     * Whether two versions of an element differ at most by a vertical offset that reproduces the
     * new position exactly.
     */
    private static boolean isShift(SpatialElement before, SpatialElement element) {
        Bounds from = before.bounds();
        Bounds to = element.bounds();
        if (!element.sameExceptBounds(before) || hasPlace(before) != hasPlace(element)) {
            return false;
        }
        return from.x() == to.x()
                && from.width() == to.width()
                && from.height() == to.height()
                && shifted(before, to.y() - from.y()).y() == to.y();
    }

    private static boolean hasPlace(SpatialElement element) {
        return !element.bounds().equals(Bounds.NONE);
    }

    private static Bounds shifted(SpatialElement element, double dy) {
        return element.bounds().translated(0, dy);
    }

    private static List<Integer> removed(SpatialDom old, SpatialDom now) {
        return old.elements().stream()
                .map(SpatialElement::id)
                .filter(id -> now.get(id).isEmpty())
                .toList();
    }

    /** Groups the elements that are new or moved in the order by the element that they follow. */
    private static List<Placement> placements(SpatialDom old, SpatialDom now) {
        Set<Integer> settled = settled(old, now);
        List<Placement> placements = new ArrayList<>();
        List<Integer> run = new ArrayList<>();
        int after = 0;
        for (SpatialElement element : now.elements()) {
            if (settled.contains(element.id())) {
                flush(placements, after, run);
                after = element.id();
            } else {
                run.add(element.id());
            }
        }
        flush(placements, after, run);
        return placements;
    }

    private static void flush(List<Placement> placements, int after, List<Integer> run) {
        if (!run.isEmpty()) {
            placements.add(new Placement(after, run));
            run.clear();
        }
    }

    /** The ids of the largest set of elements that have the same relative order in both states. */
    private static Set<Integer> settled(SpatialDom old, SpatialDom now) {
        Map<Integer, Integer> oldIndex = new HashMap<>(old.size() * 2);
        for (SpatialElement element : old.elements()) {
            oldIndex.put(element.id(), oldIndex.size());
        }
        List<Integer> common = new ArrayList<>();
        List<Integer> positions = new ArrayList<>();
        for (SpatialElement element : now.elements()) {
            Integer position = oldIndex.get(element.id());
            if (position != null) {
                common.add(element.id());
                positions.add(position);
            }
        }
        Set<Integer> settled = new HashSet<>();
        for (int index : LongestIncreasing.indexes(positions)) {
            settled.add(common.get(index));
        }
        return settled;
    }

    /** Puts the elements into the order of the new state. */
    private static List<SpatialElement> inOrder(
            Map<Integer, SpatialElement> elements, List<Placement> placements) {
        Map<Integer, List<Integer>> byPredecessor = new HashMap<>();
        Set<Integer> placed = new HashSet<>();
        for (Placement placement : placements) {
            byPredecessor.put(placement.after(), placement.ids());
            placed.addAll(placement.ids());
        }
        List<SpatialElement> ordered = new ArrayList<>(elements.size());
        appendRun(ordered, elements, byPredecessor.remove(0));
        for (SpatialElement element : elements.values()) {
            if (!placed.contains(element.id())) {
                ordered.add(element);
                appendRun(ordered, elements, byPredecessor.remove(element.id()));
            }
        }
        if (!byPredecessor.isEmpty()) {
            throw new IllegalArgumentException(
                    "the delta places elements after elements that are missing: "
                            + byPredecessor.keySet());
        }
        return ordered;
    }

    private static void appendRun(
            List<SpatialElement> ordered,
            Map<Integer, SpatialElement> elements,
            @Nullable List<Integer> run) {
        if (run == null) {
            return;
        }
        for (int id : run) {
            SpatialElement element = elements.get(id);
            if (element == null) {
                throw new IllegalArgumentException(
                        "the delta places element " + id + ", which is missing");
            }
            ordered.add(element);
        }
    }

    /** Applies the vertical shifts to all elements that the delta does not contain as a whole. */
    private static List<SpatialElement> withShifts(
            List<SpatialElement> ordered, Set<Integer> whole, List<Shift> shifts) {
        Map<Integer, Double> starts = new HashMap<>();
        shifts.forEach(shift -> starts.put(shift.from(), shift.dy()));
        List<SpatialElement> moved = new ArrayList<>(ordered.size());
        double dy = 0;
        for (SpatialElement element : ordered) {
            dy = starts.getOrDefault(element.id(), dy);
            boolean moves = dy != 0 && !whole.contains(element.id()) && hasPlace(element);
            moved.add(moves ? element.toBuilder().bounds(shifted(element, dy)).build() : element);
        }
        return moved;
    }
}
