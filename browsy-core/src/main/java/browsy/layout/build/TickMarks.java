package browsy.layout.build;

import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.layout.natural.ControlSize;
import browsy.style.computed.ComputedStyle;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * The room for tick marks beside sliders: {@code <input type=range>} whose {@code list} names a
 * {@code datalist}, with or without options.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-input-element-as-a-range-control">HTML</a>
 */
final class TickMarks {
    /** The least block size of a slider with tick marks on both sides, in CSS px without zoom. */
    private static final double BLOCK_SIZE = 22;

    private final ElementTree elements;

    /** The first element of each tree scope and id. */
    private final Map<TreeScope, Map<String, TreeElement>> byScope = new IdentityHashMap<>();

    /** Reads the ids of all elements. */
    TickMarks(ElementTree elements) {
        this.elements = elements;
        for (TreeElement element : elements.elements()) {
            String id = element.id() == null ? null : element.attribute("id");
            if (id != null) {
                byScope.computeIfAbsent(element.scope(), scope -> new HashMap<>())
                        .putIfAbsent(id, element);
            }
        }
    }

    /** Returns the size of a slider with the room for its tick marks, if it has any. */
    ControlSize around(Element slider, ControlSize size, ComputedStyle style) {
        TreeElement at = elements.get(slider);
        String list = slider.attr("list");
        if (at == null || list.isEmpty()) {
            return size;
        }
        TreeElement named = byScope.getOrDefault(at.scope(), Map.of()).get(list);
        return named != null && named.isHtml("datalist")
                ? size.atLeast(BLOCK_SIZE * style.get(EFFECTIVE_ZOOM))
                : size;
    }
}
