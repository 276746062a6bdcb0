package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The elements of a page by their parents.
 *
 * <p>A page that was read from JSON can claim anything: a parent that does not come before its
 * child is none, and what is nested deeper than {@link #MAX_DEPTH} is hung up there, so that
 * walking the tree always ends and fits on a small stack.
 */
final class ElementTree {

    static final int MAX_DEPTH = 200;

    private final List<SpatialElement> roots = new ArrayList<>();
    private final Map<Integer, List<SpatialElement>> children = new HashMap<>();

    ElementTree(SpatialDom dom) {
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
