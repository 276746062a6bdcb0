package browsy.layout.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The counters in scope at the current position of a walk through the document in tree order.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#auto-numbering">css-lists-3</a>
 */
final class Counters {
    private static final int MAX_NESTING = 512;

    private final Map<String, Deque<Instance>> inScope = new HashMap<>();
    private int depth;

    /**
     * An upper bound of the depth of all counters in scope. While it is below the current depth,
     * leaving an element removes no counter.
     */
    private int deepest;

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
     * Leaves an element. Counters that its children created end. A counter that the element itself
     * created stays in scope for its following siblings, unless an outer counter has the same name.
     */
    void pop() {
        depth--;
        if (deepest < depth) {
            return;
        }
        deepest = depth;
        for (Deque<Instance> instances : inScope.values()) {
            while (!instances.isEmpty()
                    && (instances.peek().depth > depth
                            || (instances.peek().depth == depth && instances.size() > 1))) {
                instances.pop();
            }
        }
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
        if (instances.isEmpty()) {
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
