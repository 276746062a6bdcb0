package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The elements of a page as a tree by their parent relation.
 *
 * <p>A page that was read from JSON can have arbitrary relations. A parent that does not precede
 * its child is ignored, and an element nested deeper than {@link #MAX_DEPTH} is moved up to that
 * depth, so that recursive traversal terminates and needs little stack.
 */
final class SpatialTree {

    static final int MAX_DEPTH = 200;

    private final List<SpatialElement> roots = new ArrayList<>();
    private final Map<Integer, List<SpatialElement>> children = new HashMap<>();

    SpatialTree(SpatialDom dom) {
        Map<Integer, Integer> depths = new HashMap<>(dom.size() * 2);
        Map<Integer, Integer> parents = new HashMap<>(dom.size() * 2);
        for (SpatialElement element : dom.elements()) {
            Integer parent = element.relations().parent();
            if (parent != null && depths.containsKey(parent)) {
                if (depths.get(parent) == MAX_DEPTH) {
                    parent = parents.get(parent);
                }
                depths.put(element.id(), depths.get(parent) + 1);
                parents.put(element.id(), parent);
                children.computeIfAbsent(parent, key -> new ArrayList<>()).add(element);
            } else {
                depths.put(element.id(), 0);
                roots.add(element);
            }
        }
    }

    List<SpatialElement> roots() {
        return roots;
    }

    List<SpatialElement> children(SpatialElement parent) {
        return children.getOrDefault(parent.id(), List.of());
    }
}
