package browsy.layout.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The counters in scope while the document is walked in order.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#auto-numbering">css-lists-3</a>
 */
final class Counters {
    private static final int MAX_NESTING = 512;

    private final Map<String, Deque<Instance>> inScope = new HashMap<>();
    private int depth;

    /** No counter was made by an element deeper than this. */
    private int deepest;

    /** A counter, which lives until the parent of the element that made it ends. */
    private static final class Instance {
        private final int depth;
        private int value;

        Instance(int depth, int value) {
            this.depth = depth;
            this.value = value;
        }
    }

    /** Goes down into an element. */
    void push() {
        depth++;
    }

    /**
     * Leaves an element. Counters that its children made end; one that it made itself goes on to
     * its siblings, unless their parent has one of the same name.
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

    /** Makes a counter at the current element; one of a sibling before it is replaced. */
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

    /** The innermost value; 0 where there is no such counter. */
    int value(String name) {
        Deque<Instance> instances = inScope.get(name);
        return instances == null || instances.isEmpty() ? 0 : instances.peek().value;
    }

    /** All values in scope, outermost first; never empty. */
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
