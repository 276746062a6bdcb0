package browsy.html;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Enforces details name groups: of the {@code details} elements with the same name, only the first
 * open one stays open.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group">HTML:
 *     details name groups</a>
 */
final class DetailsGroups {

    /**
     * The names with an open element, by the enclosing template, or this object outside templates.
     */
    private final Map<Object, Set<String>> open = new IdentityHashMap<>();

    /**
     * Visits an element and closes it if its group already has an open one. The caller visits all
     * elements in tree order.
     */
    void visit(Element element) {
        if (!element.nameIs("details") || !element.hasAttr("open")) {
            return;
        }
        String name = element.attr("name");
        if (!name.isEmpty()
                && !open.computeIfAbsent(tree(element), key -> new HashSet<>()).add(name)) {
            element.removeAttr("open");
        }
    }

    /**
     * The tree that an element is in: the nearest enclosing template, whose contents (or declared
     * shadow tree) are a tree of their own, or this object for the document.
     */
    private Object tree(Element element) {
        @Nullable Element template = element.parent();
        while (template != null && !template.nameIs("template")) {
            template = template.parent();
        }
        return template == null ? this : template;
    }
}
