package browsy.spatial.identity;

import browsy.html.ElementCopies;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Matches the elements of two states of a document in near-linear time. Steps:
 *
 * <p>1. Match elements with their known copies, and the roots. 2. Match subtrees that occur exactly
 * once in each state, the largest first. 3. For each pair of matched parents, align their children:
 * a longest increasing subsequence of matched children splits the lists into gaps, in which equal
 * and then similar children are matched in order. 4. Match parents whose children moved together,
 * innermost first, and repeat step 3.
 */
final class TreeMatching {

    private static final int NONE = -1;

    /** The greatest distance at which a similar element is sought in a gap. */
    private static final int WINDOW = 16;

    private final NodeTable before;
    private final NodeTable after;
    private final int[] newOf;
    private final int[] oldOf;
    private final IdentityMatch identity;

    private TreeMatching(NodeTable before, NodeTable after) {
        this.before = before;
        this.after = after;
        newOf = new int[before.size()];
        oldOf = new int[after.size()];
        Arrays.fill(newOf, NONE);
        Arrays.fill(oldOf, NONE);
        identity = new IdentityMatch(before, after);
    }

    /**
     * Matches two states.
     *
     * @param copies maps elements of the earlier state to their copies in the later state, null for
     *     elements whose copy is unknown
     */
    static TreeMatching of(NodeTable before, NodeTable after, ElementCopies copies) {
        TreeMatching matching = new TreeMatching(before, after);
        if (before.size() > 0 && after.size() > 0) {
            matching.matchCopies(copies);
            matching.matchRoots();
            matching.matchUnique();
            matching.matchChildren();
            matching.matchParents();
            matching.matchChildren();
        }
        return matching;
    }

    /** The index of the corresponding element in the earlier state, -1 if the element is new. */
    int oldOf(int now) {
        return oldOf[now];
    }

    /** The index of the corresponding element in the later state, -1 if the element is removed. */
    int newOf(int old) {
        return newOf[old];
    }

    void match(int old, int now) {
        newOf[old] = now;
        oldOf[now] = old;
    }

    private boolean isOpen(int old, int now) {
        return newOf[old] == NONE && oldOf[now] == NONE;
    }

    private void matchCopies(ElementCopies copies) {
        for (int old = 0; old < before.size(); old++) {
            Element copy = copies.of(before.element(old));
            int now = copy == null ? NONE : after.indexOf(copy);
            if (now != NONE && isOpen(old, now)) {
                match(old, now);
            }
        }
    }

    private void matchRoots() {
        if (isOpen(0, 0)) {
            match(0, 0);
        }
        for (int old : before.children(0)) {
            for (int now : after.children(0)) {
                if (isOpen(old, now) && sameTag(old, now)) {
                    match(old, now);
                }
            }
        }
    }

    private boolean sameTag(int old, int now) {
        return before.element(old).normalName().equals(after.element(now).normalName());
    }

    /** Matches subtrees that occur exactly once in each state, the largest first. */
    private void matchUnique() {
        Map<Long, Integer> old = unique(before);
        Map<Long, Integer> now = unique(after);
        for (int index = 0; index < after.size(); index++) {
            long whole = after.whole(index);
            int place = now.getOrDefault(whole, NONE);
            int from = old.getOrDefault(whole, NONE);
            if (place == index && from != NONE && isOpen(from, index)) {
                matchWhole(from, index);
            }
        }
    }

    private static Map<Long, Integer> unique(NodeTable table) {
        Map<Long, Integer> unique = new HashMap<>(table.size() * 2);
        for (int i = 0; i < table.size(); i++) {
            unique.merge(table.whole(i), i, (first, second) -> NONE);
        }
        return unique;
    }

    /** Matches two elements with equal subtrees, and their descendants pairwise. */
    private void matchWhole(int old, int now) {
        int length = Math.min(before.end(old) - old, after.end(now) - now);
        for (int i = 0; i < length; i++) {
            if (isOpen(old + i, now + i) && before.whole(old + i) == after.whole(now + i)) {
                match(old + i, now + i);
            }
        }
    }

    /** Matches unmatched elements whose children moved together, innermost first. */
    private void matchParents() {
        for (List<Integer> level : levels()) {
            Map<Integer, Integer> heirs = new HashMap<>();
            for (int now : level) {
                if (oldOf[now] == NONE) {
                    int old = commonParent(after, now, oldOf, before, newOf, NONE);
                    if (old != NONE && sameTag(old, now) && sameIdentity(old, now)) {
                        int heir =
                                heirs.computeIfAbsent(
                                        old,
                                        key ->
                                                commonParent(
                                                        before, key, newOf, after, oldOf, NONE));
                        if (heir == now) {
                            match(old, now);
                        }
                    }
                }
            }
        }
    }

    private boolean sameIdentity(int old, int now) {
        return before.element(old).attr("id").equals(after.element(now).attr("id"));
    }

    private List<List<Integer>> levels() {
        List<List<Integer>> levels = new ArrayList<>();
        for (int i = 0; i < after.size(); i++) {
            while (levels.size() <= after.depth(i)) {
                levels.add(new ArrayList<>());
            }
            levels.get(after.depth(i)).add(i);
        }
        Collections.reverse(levels);
        return levels;
    }

    /**
     * Finds the element of the other table that is the parent of most of the counterparts of an
     * element's children, weighted by the sizes of their subtrees.
     *
     * @param taken the matches of the other table; matched elements are excluded
     * @param preferred the element to prefer if two have the same weight
     * @return the index in the other table, -1 if there is none
     */
    private static int commonParent(
            NodeTable table,
            int index,
            int[] counterparts,
            NodeTable other,
            int[] taken,
            int preferred) {
        Map<Integer, Integer> weights = new HashMap<>();
        int best = NONE;
        int most = 0;
        for (int child = index + 1; child < table.end(index); child = table.end(child)) {
            int parent = counterparts[child] == NONE ? NONE : other.parent(counterparts[child]);
            if (parent != NONE && taken[parent] == NONE) {
                int weight = weights.merge(parent, table.end(child) - child, Integer::sum);
                if (weight > most || (weight == most && parent == preferred)) {
                    best = parent;
                    most = weight;
                }
            }
        }
        return best;
    }

    private void matchChildren() {
        for (int now = 0; now < after.size(); now++) {
            if (oldOf[now] != NONE) {
                matchChildren(before.children(oldOf[now]), after.children(now));
            }
        }
    }

    private void matchChildren(List<Integer> old, List<Integer> now) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < old.size(); i++) {
            places.put(old.get(i), i);
        }
        List<Integer> kept = new ArrayList<>();
        List<Integer> keptPlaces = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            Integer place = places.get(oldOf[now.get(i)]);
            if (place != null) {
                kept.add(i);
                keptPlaces.add(place);
            }
        }
        if (kept.size() == now.size()) {
            return;
        }
        int oldStart = 0;
        int newStart = 0;
        for (int i : Increasing.longest(keptPlaces)) {
            matchGap(
                    open(old.subList(oldStart, keptPlaces.get(i)), newOf),
                    open(now.subList(newStart, kept.get(i)), oldOf));
            oldStart = keptPlaces.get(i) + 1;
            newStart = kept.get(i) + 1;
        }
        matchGap(
                open(old.subList(oldStart, old.size()), newOf),
                open(now.subList(newStart, now.size()), oldOf));
    }

    private static List<Integer> open(List<Integer> indices, int[] counterparts) {
        return indices.stream().filter(index -> counterparts[index] == NONE).toList();
    }

    /**
     * Matches children in a gap between matched siblings: equal ones from both ends, then other
     * equal ones, then similar ones. If the gap has different lengths in the two states, equal
     * children are first matched by the text around them, which tells which of several equal ones
     * was added or removed.
     */
    private void matchGap(List<Integer> old, List<Integer> now) {
        if (old.isEmpty() || now.isEmpty()) {
            return;
        }
        int head = 0;
        int tail = 0;
        if (old.size() != now.size()) {
            tail = matchTail(old, now, 0, 0, this::isTwinInSameText);
            head = matchHead(old, now, 0, tail, this::isTwinInSameText);
            head = matchHead(old, now, head, tail, this::isCaptionedTwin);
            tail = matchTail(old, now, head, tail, this::isTwinBeforeSameText);
            head = matchHead(old, now, head, tail, this::isTwinAfterSameText);
        }
        head = matchHead(old, now, head, tail, this::isTwin);
        tail = matchTail(old, now, head, tail, this::isTwin);
        matchMiddle(old.subList(head, old.size() - tail), now.subList(head, now.size() - tail));
    }

    /** A condition for matching two elements. */
    private interface Likelihood {
        boolean holds(int old, int now);
    }

    /**
     * Matches children pairwise from the start of a gap while a condition holds.
     *
     * @return the number of children matched from the start
     */
    private int matchHead(
            List<Integer> old, List<Integer> now, int head, int tail, Likelihood likelihood) {
        int shorter = Math.min(old.size(), now.size()) - tail;
        int at = head;
        while (at < shorter && likelihood.holds(old.get(at), now.get(at))) {
            matchWhole(old.get(at), now.get(at));
            at++;
        }
        return at;
    }

    /**
     * Matches children pairwise from the end of a gap while a condition holds. Returns the number
     * of children matched from the end.
     */
    private int matchTail(
            List<Integer> old, List<Integer> now, int head, int tail, Likelihood likelihood) {
        int shorter = Math.min(old.size(), now.size()) - head;
        int at = tail;
        while (at < shorter
                && likelihood.holds(old.get(old.size() - 1 - at), now.get(now.size() - 1 - at))) {
            matchWhole(old.get(old.size() - 1 - at), now.get(now.size() - 1 - at));
            at++;
        }
        return at;
    }

    private boolean isTwinInSameText(int old, int now) {
        return isTwinAfterSameText(old, now) && isTwinBeforeSameText(old, now);
    }

    private boolean isCaptionedTwin(int old, int now) {
        return before.isCaptioned(old) && isTwinAfterSameText(old, now);
    }

    private boolean isTwinAfterSameText(int old, int now) {
        return isTwin(old, now) && before.textBefore(old) == after.textBefore(now);
    }

    private boolean isTwinBeforeSameText(int old, int now) {
        return isTwin(old, now) && before.textAfter(old) == after.textAfter(now);
    }

    private boolean isTwin(int old, int now) {
        return before.whole(old) == after.whole(now);
    }

    private void matchMiddle(List<Integer> old, List<Integer> now) {
        Map<Long, Deque<Integer>> places = new HashMap<>();
        for (int i = 0; i < old.size(); i++) {
            places.computeIfAbsent(before.whole(old.get(i)), key -> new ArrayDeque<>()).add(i);
        }
        int oldStart = 0;
        int newStart = 0;
        for (int i = 0; i < now.size(); i++) {
            int place = firstFrom(places.get(after.whole(now.get(i))), oldStart);
            if (place != NONE) {
                matchWhole(old.get(place), now.get(i));
                matchAlike(old.subList(oldStart, place), now.subList(newStart, i));
                oldStart = place + 1;
                newStart = i + 1;
            }
        }
        matchAlike(old.subList(oldStart, old.size()), now.subList(newStart, now.size()));
    }

    private static int firstFrom(@Nullable Deque<Integer> places, int start) {
        while (places != null && !places.isEmpty()) {
            int place = places.remove();
            if (place >= start) {
                return place;
            }
        }
        return NONE;
    }

    /** Matches children with common descendants, and between them similar ones. */
    private void matchAlike(List<Integer> old, List<Integer> now) {
        if (old.isEmpty() || now.isEmpty()) {
            return;
        }
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < old.size(); i++) {
            places.put(old.get(i), i);
        }
        int oldStart = 0;
        int newStart = 0;
        for (int i = 0; i < now.size(); i++) {
            // Of two candidates with equal weight, the one at the same position is preferred.
            int there = oldStart + i - newStart;
            int preferred = there < old.size() ? old.get(there) : NONE;
            int heir = commonParent(after, now.get(i), oldOf, before, newOf, preferred);
            int place = places.getOrDefault(heir, NONE);
            if (place >= oldStart && sameTag(heir, now.get(i))) {
                match(heir, now.get(i));
                matchInOrder(old.subList(oldStart, place), now.subList(newStart, i));
                oldStart = place + 1;
                newStart = i + 1;
            }
        }
        matchInOrder(old.subList(oldStart, old.size()), now.subList(newStart, now.size()));
    }

    private void matchInOrder(List<Integer> old, List<Integer> now) {
        int start = 0;
        for (int index : now) {
            int end = Math.min(old.size(), start + WINDOW);
            for (int place = start; place < end; place++) {
                if (identity.areAlike(old.get(place), index)) {
                    match(old.get(place), index);
                    start = place + 1;
                    break;
                }
            }
        }
        if (old.size() == 1
                && now.size() == 1
                && isOpen(old.get(0), now.get(0))
                && identity.isSamePlace(old.get(0), now.get(0))) {
            match(old.get(0), now.get(0));
        }
    }
}
