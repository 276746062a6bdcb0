package browsy.spatial.role;

import browsy.html.AttributeKind;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Whose an element is that stands elsewhere in the document.
 *
 * @see <a href="https://w3c.github.io/aria/#aria-owns">WAI-ARIA</a>
 */
final class OwnedElements {

    private final FlatTree tree;
    private final IdLookup scopes;

    /** Indices of the owners; null until asked for. */
    private @Nullable Map<Element, Integer> owners;

    OwnedElements(FlatTree tree, IdLookup scopes) {
        this.tree = tree;
        this.scopes = scopes;
    }

    /** The index of the element that says it owns another, -1 if none does. */
    int owner(int index) {
        if (!tree.has(index, AttributeKind.ID)) {
            return -1;
        }
        Map<Element, Integer> known = owners;
        if (known == null) {
            known = find();
            owners = known;
        }
        return known.getOrDefault(tree.element(index), -1);
    }

    private Map<Element, Integer> find() {
        Map<Element, Integer> found = new IdentityHashMap<>();
        for (int i = 0; i < tree.size(); i++) {
            if (tree.has(i, AttributeKind.ARIA)) {
                for (Element owned : scopes.referenced(tree.element(i), "aria-owns")) {
                    found.putIfAbsent(owned, i);
                }
            }
        }
        return found;
    }
}
