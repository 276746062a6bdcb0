package browsy.spatial.tree;

import browsy.html.AttributeKind;
import browsy.html.TreeScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds elements by id in the tree they stand in: ids of the document and those of each shadow tree
 * do not see one another.
 */
public final class IdLookup {

    private final FlatTree tree;

    /** Elements by id, null until one is asked for. */
    private @Nullable Map<TreeScope, Map<String, Element>> byScope;

    public IdLookup(FlatTree tree) {
        this.tree = tree;
    }

    private Map<TreeScope, Map<String, Element>> byScope() {
        if (byScope != null) {
            return byScope;
        }
        Map<TreeScope, Map<String, Element>> found = new IdentityHashMap<>();
        TreeScope last = null;
        Map<String, Element> ids = Map.of();
        for (int i = 0; i < tree.size(); i++) {
            if (tree.has(i, AttributeKind.ID)) {
                TreeScope scope = tree.scope(i);
                if (scope != last) {
                    ids = found.computeIfAbsent(scope, key -> new HashMap<>());
                    last = scope;
                }
                ids.putIfAbsent(tree.attribute(i, "id"), tree.element(i));
            }
        }
        byScope = found;
        return found;
    }

    /** The element of an id in the tree of another element. */
    public @Nullable Element find(Element from, String id) {
        int index = id.isEmpty() ? -1 : tree.indexOf(from);
        Map<String, Element> ids = index < 0 ? null : byScope().get(tree.scope(index));
        return ids == null ? null : ids.get(id);
    }

    /** The elements that an attribute of ids names, in its order. */
    public List<Element> referenced(Element from, String attribute) {
        if (!AttributeValues.has(from, attribute)) {
            return List.of();
        }
        List<Element> found = new ArrayList<>();
        for (String id : AttributeValues.tokens(from, attribute)) {
            Element target = find(from, id);
            if (target != null) {
                found.add(target);
            }
        }
        return found;
    }
}
