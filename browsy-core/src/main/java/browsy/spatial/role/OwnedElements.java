package browsy.spatial.role;

import browsy.html.AttributeKind;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The owners of elements that {@code aria-owns} reparents in the accessibility tree.
 *
 * @see <a href="https://w3c.github.io/aria/#aria-owns">WAI-ARIA</a>
 */
public final class OwnedElements {

    private final FlatTree tree;
    private final IdLookup scopes;

    /** The indices of the owners by owned element, null before the first request. */
    private @Nullable Map<Element, Integer> owners;

    OwnedElements(FlatTree tree, IdLookup scopes) {
        this.tree = tree;
        this.scopes = scopes;
    }

    /**
     * The indices of the elements that an element owns by {@code aria-owns}, in the order of the
     * attribute.
     */
    public List<Integer> of(int owner) {
        if (!tree.has(owner, AttributeKind.ARIA)) {
            return List.of();
        }
        Set<Integer> owned = new LinkedHashSet<>();
        for (Element element : scopes.referenced(tree.element(owner), "aria-owns")) {
            int index = tree.indexOf(element);
            if (owner(index) == owner) {
                owned.add(index);
            }
        }
        return List.copyOf(owned);
    }

    /**
     * The index of the element that owns an element by {@code aria-owns}, -1 if there is none. Of
     * several, the first one owns it.
     */
    public int owner(int index) {
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
                    if (!tree.contains(tree.indexOf(owned), i)) {
                        found.putIfAbsent(owned, i);
                    }
                }
            }
        }
        return found;
    }
}
