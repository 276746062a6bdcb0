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
 * Finds elements by id within the tree scope of the referring element: ids of the document and of
 * each shadow tree are separate.
 */
public final class IdLookup {

    private final FlatTree tree;

    /** The elements by tree scope and id, null before the first request. */
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

    /** The element with an id in the tree scope of another element, null if there is none. */
    public @Nullable Element find(Element from, String id) {
        int index = id.isEmpty() ? -1 : tree.indexOf(from);
        Map<String, Element> ids = index < 0 ? null : byScope().get(tree.scope(index));
        return ids == null ? null : ids.get(id);
    }

    /** The elements that an attribute with a list of ids references, in the order of the list. */
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
