package browsy.spatial.control;

import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The label elements of each control.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/forms.html#labeled-control">HTML</a>
 */
public final class LabelElements {

    private final Map<Element, List<Element>> byControl = new IdentityHashMap<>();

    public LabelElements(FlatTree tree, IdLookup scopes) {
        for (int i = 0; i < tree.size(); i++) {
            if (tree.is(i, TagCategory.LABEL)) {
                Element label = tree.element(i);
                Element control = control(tree, scopes, i, label);
                if (control != null) {
                    byControl.computeIfAbsent(control, key -> new ArrayList<>(1)).add(label);
                }
            }
        }
    }

    private static @Nullable Element control(
            FlatTree tree, IdLookup scopes, int index, Element label) {
        if (AttributeValues.has(label, "for")) {
            Element target = scopes.find(label, AttributeValues.value(label, "for"));
            return target != null && HtmlElements.isLabelable(target) ? target : null;
        }
        for (int i = index + 1; i < tree.end(index); i++) {
            if (HtmlElements.isLabelable(tree.element(i))) {
                return tree.element(i);
            }
        }
        return null;
    }

    /** The labels of a control in document order. */
    public List<Element> of(Element control) {
        return byControl.getOrDefault(control, List.of());
    }
}
