package browsy.html;

import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds elements by id, in one traversal for all ids. */
public final class ElementIds {

    private final Element root;
    private @Nullable Map<String, Element> byId;

    /**
     * @param root the document, which must not change while this is in use
     */
    public ElementIds(Element root) {
        this.root = root;
    }

    /** The first element with an id; null if there is none, and for the empty id. */
    public @Nullable Element first(String id) {
        Map<String, Element> known = byId;
        if (known == null) {
            known = new HashMap<>();
            collect(known);
            byId = known;
        }
        return known.get(id);
    }

    private void collect(Map<String, Element> found) {
        root.traverse(
                (node, depth) -> {
                    if (node instanceof Element element && !element.id().isEmpty()) {
                        found.putIfAbsent(element.id(), element);
                    }
                });
    }
}
