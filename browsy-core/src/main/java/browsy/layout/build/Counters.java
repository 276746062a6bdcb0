package browsy.layout.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * The counters in scope at the current position of a walk through the document in tree order.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#auto-numbering">css-lists-3</a>
 */
final class Counters {
    /** The counter of list items. */
    static final String LIST_ITEM = "list-item";

    private static final int MAX_NESTING = 512;

    private final Map<String, Deque<Instance>> inScope = new HashMap<>();
    private int depth;

    /**
     * An upper bound of the depth of all counters in scope. While it is below the current depth,
     * leaving an element removes no counter.
     */
    private int deepest;

    /** The depths of the contents of the elements with style containment, innermost first. */
    private final Deque<Integer> contained = new ArrayDeque<>(0);

    /** The first of {@link #contained}; 0 without style containment. */
    private int boundary;

    /** A counter. Its scope ends with the parent of the element that created it. */
    private static final class Instance {
        private final int depth;
        private int value;

        Instance(int depth, int value) {
            this.depth = depth;
            this.value = value;
        }
    }

    /** Enters an element. */
    void push() {
        depth++;
    }

    /**
     * Contains the counters of the contents of the element just entered: they change no counter
     * that was created outside. The first change of such a counter creates another one.
     *
     * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-style">css-contain-2</a>
     */
    void contain() {
        contained.push(depth);
        boundary = depth;
    }

    /**
     * Leaves an element. Counters that its children created end. A counter that the element itself
     * created stays in scope for its following siblings, unless an outer counter has the same name.
     */
    void pop() {
        if (boundary == depth && !contained.isEmpty()) {
            contained.pop();
            boundary = contained.isEmpty() ? 0 : contained.peek();
        }
        depth--;
        if (deepest < depth) {
            return;
        }
        deepest = depth;
        inScope.forEach(this::end);
    }

    /** Removes the counters of a name that end with the element just left. */
    private void end(String name, Deque<Instance> instances) {
        while (!instances.isEmpty()
                && (instances.peek().depth > depth
                        || (instances.peek().depth == depth && hasOuter(name, instances)))) {
            instances.pop();
        }
    }

    /** Whether the innermost counter of a name is in the scope of another one. */
    private boolean hasOuter(String name, Deque<Instance> instances) {
        if (instances.size() < 2) {
            return false;
        }
        int from = boundary(name);
        if (from == 0) {
            return true;
        }
        Iterator<Instance> inwards = instances.iterator();
        inwards.next();
        return inwards.next().depth >= from;
    }

    /** The least depth of the counters that can change: numbers of list items are not contained. */
    private int boundary(String name) {
        return boundary == 0 || name.equals(LIST_ITEM) ? 0 : boundary;
    }

    /**
     * Creates a counter at the current element. It replaces one of the same name that a preceding
     * sibling created.
     */
    void reset(String name, int value) {
        Deque<Instance> instances = inScope.computeIfAbsent(name, key -> new ArrayDeque<>());
        if (!instances.isEmpty() && instances.peek().depth == depth) {
            instances.pop();
        }
        if (instances.size() < MAX_NESTING) {
            add(instances, value);
        }
    }

    void increment(String name, int by) {
        Instance counter = innermost(name);
        counter.value = saturated((long) counter.value + by);
    }

    void set(String name, int value) {
        innermost(name).value = value;
    }

    /** The value of the innermost counter of a name; 0 if there is none. */
    int value(String name) {
        Deque<Instance> instances = inScope.get(name);
        return instances == null || instances.isEmpty() ? 0 : instances.peek().value;
    }

    /** The values of all counters of a name, outermost first; never empty. */
    List<Integer> values(String name) {
        Deque<Instance> instances = inScope.get(name);
        if (instances == null || instances.isEmpty()) {
            return List.of(0);
        }
        List<Integer> values = new ArrayList<>();
        instances.descendingIterator().forEachRemaining(counter -> values.add(counter.value));
        return values;
    }

    private Instance innermost(String name) {
        Deque<Instance> instances = inScope.computeIfAbsent(name, key -> new ArrayDeque<>());
        if (instances.isEmpty() || instances.peek().depth < boundary(name)) {
            if (instances.size() == MAX_NESTING) {
                instances.pop();
            }
            add(instances, 0);
        }
        return instances.peek();
    }

    private void add(Deque<Instance> instances, int value) {
        instances.push(new Instance(depth, value));
        deepest = Math.max(deepest, depth);
    }

    private static int saturated(long value) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
    }
}
