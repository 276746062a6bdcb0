package browsy.html;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Of details with the same name only the first that is open stays so.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group">HTML:
 *     details name groups</a>
 */
final class DetailsGroups {

    /** The names that have an open element, by the template they are in. */
    private final Map<Object, Set<String>> open = new IdentityHashMap<>();

    /** Takes the elements of a document one after the other, in tree order. */
    void meet(Element element) {
        if (!element.nameIs("details") || !element.hasAttr("open")) {
            return;
        }
        String name = element.attr("name");
        if (!name.isEmpty()
                && !open.computeIfAbsent(tree(element), key -> new HashSet<>()).add(name)) {
            element.removeAttr("open");
        }
    }

    /** What is in a template, or in the shadow tree that one declares, is a tree of its own. */
    private Object tree(Element element) {
        @Nullable Element template = element.parent();
        while (template != null && !template.nameIs("template")) {
            template = template.parent();
        }
        return template == null ? this : template;
    }
}
