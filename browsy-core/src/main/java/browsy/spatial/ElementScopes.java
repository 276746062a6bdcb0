package browsy.spatial;

import browsy.html.Trait;
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
final class ElementScopes {

    private final FlatTree tree;
    private final Map<TreeScope, Map<String, Element>> byScope = new IdentityHashMap<>();

    ElementScopes(FlatTree tree) {
        this.tree = tree;
        for (int i = 0; i < tree.size(); i++) {
            if (tree.has(i, Trait.ID)) {
                String id = Attributes.value(tree.element(i), "id");
                if (!id.isEmpty()) {
                    byScope.computeIfAbsent(tree.scope(i), key -> new HashMap<>())
                            .putIfAbsent(id, tree.element(i));
                }
            }
        }
    }

    /** The element of an id in the tree of another element. */
    @Nullable Element find(Element from, String id) {
        int index = id.isEmpty() ? -1 : tree.indexOf(from);
        Map<String, Element> ids = index < 0 ? null : byScope.get(tree.scope(index));
        return ids == null ? null : ids.get(id);
    }

    /** The elements that an attribute of ids names, in its order. */
    List<Element> referenced(Element from, String attribute) {
        if (!Attributes.has(from, attribute)) {
            return List.of();
        }
        List<Element> found = new ArrayList<>();
        for (String id : Attributes.tokens(from, attribute)) {
            Element target = find(from, id);
            if (target != null) {
                found.add(target);
            }
        }
        return found;
    }
}
