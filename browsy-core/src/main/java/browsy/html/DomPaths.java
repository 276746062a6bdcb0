package browsy.html;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Computes the {@linkplain DomPath paths} of many elements of one document. The positions of all
 * children of an element are computed together and cached, so the document must not change.
 */
public final class DomPaths {
    private final Map<Element, String> steps = new IdentityHashMap<>();

    /** Returns the path of an element. */
    public String of(Element element) {
        StringBuilder path = new StringBuilder();
        for (Element e = element; e != null && !(e instanceof Document); e = e.parent()) {
            path.insert(0, step(e));
        }
        return path.toString();
    }

    private String step(Element element) {
        String known = steps.get(element);
        if (known == null) {
            Element parent = element.parent();
            if (parent == null || parent instanceof Document) {
                return '/' + element.normalName() + "[1]";
            }
            count(parent);
            known = steps.getOrDefault(element, "");
        }
        return known;
    }

    private void count(Element parent) {
        Map<String, Integer> places = new HashMap<>();
        for (Node node : parent.childNodes()) {
            if (node instanceof Element child) {
                String tag = child.normalName();
                int place = places.merge(tag, 1, Integer::sum);
                steps.put(child, '/' + tag + '[' + place + ']');
            }
        }
    }
}
