package browsy.spatial;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Which form an element belongs to: the one that a control names, or the nearest around it. {@link
 * browsy.html.FormOwners} tells of controls that the parser moved out of theirs.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML</a>
 */
final class FormOwners {

    private final FlatTree tree;
    private final ElementScopes scopes;

    /** The nearest form around each element, itself included. */
    private final int[] around;

    /** Knows what the parser did; null for a page without forms. */
    private final browsy.html.@Nullable FormOwners parsed;

    FormOwners(FlatTree tree, ElementScopes scopes, Document document) {
        this.tree = tree;
        this.scopes = scopes;
        around = new int[tree.size()];
        boolean any = false;
        for (int i = 0; i < around.length; i++) {
            boolean form = tree.is(i, TagFact.FORM);
            int parent = tree.parent(i);
            around[i] = form ? i : parent < 0 ? -1 : around[parent];
            any |= form;
        }
        parsed = any ? new browsy.html.FormOwners(document) : null;
    }

    /** The index of the form of the element of an index, -1 if it has none. */
    int owner(int index) {
        if (!tree.is(index, TagFact.CONTROL)) {
            return around[index];
        }
        Element control = tree.element(index);
        if (Attributes.has(control, "form")) {
            Element named = scopes.find(control, Attributes.value(control, "form"));
            return named != null && named.normalName().equals("form") ? tree.indexOf(named) : -1;
        }
        Element owner = around[index] >= 0 || parsed == null ? null : parsed.of(control);
        return owner == null ? around[index] : tree.indexOf(owner);
    }
}
