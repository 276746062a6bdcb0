package browsy.spatial.control;

import browsy.html.FormOwners;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jspecify.annotations.Nullable;

/**
 * The form owners of elements: the form that the {@code form} attribute of a control references, or
 * the nearest ancestor form. {@link FormOwners} provides the form owners of controls that the
 * parser moved out of their form.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML</a>
 */
public final class FormOwnership {

    private final FlatTree tree;
    private final IdLookup scopes;
    private final Consumer<String> warnings;

    /** The index of the nearest inclusive ancestor form by index, -1 if there is none. */
    private final int[] around;

    private final List<FormElement> forms = new ArrayList<>();

    /** The form owners that the parser set, null before the first request. */
    private @Nullable Map<Element, Element> byParser;

    /**
     * @param warnings receives a message if the page has too many controls
     */
    public FormOwnership(FlatTree tree, IdLookup scopes, Consumer<String> warnings) {
        this.tree = tree;
        this.scopes = scopes;
        this.warnings = warnings;
        around = new int[tree.size()];
        for (int i = 0; i < around.length; i++) {
            boolean form = tree.is(i, TagCategory.FORM);
            int parent = tree.parent(i);
            around[i] = form ? i : parent < 0 ? -1 : around[parent];
            if (form && tree.element(i) instanceof FormElement parsed) {
                forms.add(parsed);
            }
        }
    }

    /** The index of the form owner of an element, -1 if it has none. */
    public int owner(int index) {
        if (!tree.is(index, TagCategory.CONTROL)) {
            return around[index];
        }
        Element control = tree.element(index);
        if (AttributeValues.has(control, "form")) {
            Element named = scopes.find(control, AttributeValues.value(control, "form"));
            return named != null && named.normalName().equals("form") ? tree.indexOf(named) : -1;
        }
        Element owner = around[index] >= 0 ? null : byParser(control);
        return owner == null ? around[index] : tree.indexOf(owner);
    }

    private @Nullable Element byParser(Element control) {
        Map<Element, Element> owned = byParser;
        if (owned == null) {
            boolean told = !FormOwners.isTooMany(listed());
            owned = told ? FormOwners.byParser(forms) : Map.of();
            byParser = owned;
            if (!told && !forms.isEmpty()) {
                warnings.accept("forms have only the controls in them: too many controls");
            }
        }
        return owned.get(control);
    }

    private int listed() {
        int listed = 0;
        for (int i = 0; i < tree.size(); i++) {
            listed += FormOwners.isListed(tree.element(i)) ? 1 : 0;
        }
        return listed;
    }
}
