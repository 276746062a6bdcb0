package browsy.spatial.control;

import browsy.spatial.tree.Attributes;
import browsy.spatial.tree.ElementScopes;
import browsy.spatial.tree.Elements;
import browsy.spatial.tree.FlatTree;
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
public final class Labels {

    private final Map<Element, List<Element>> byControl = new IdentityHashMap<>();

    public Labels(FlatTree tree, ElementScopes scopes) {
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
            FlatTree tree, ElementScopes scopes, int index, Element label) {
        if (Attributes.has(label, "for")) {
            Element target = scopes.find(label, Attributes.value(label, "for"));
            return target != null && Elements.isLabelable(target) ? target : null;
        }
        for (int i = index + 1; i < tree.end(index); i++) {
            if (Elements.isLabelable(tree.element(i))) {
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
