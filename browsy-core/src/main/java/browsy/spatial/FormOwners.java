package browsy.spatial;

import org.jsoup.nodes.Element;

/**
 * Which form a control belongs to: the one it names, or the nearest around it.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML</a>
 */
final class FormOwners {

    private final FlatTree tree;
    private final ElementScopes scopes;

    /** The nearest form around each element, itself included. */
    private final int[] around;

    FormOwners(FlatTree tree, ElementScopes scopes) {
        this.tree = tree;
        this.scopes = scopes;
        around = new int[tree.size()];
        for (int i = 0; i < around.length; i++) {
            int parent = tree.parent(i);
            around[i] = tree.is(i, TagFact.FORM) ? i : parent < 0 ? -1 : around[parent];
        }
    }

    /** The index of the form of the element of an index, -1 if it has none. */
    int owner(int index) {
        Element element = tree.element(index);
        if (tree.is(index, TagFact.CONTROL) && Attributes.has(element, "form")) {
            Element named = scopes.find(element, Attributes.value(element, "form"));
            return named != null && named.normalName().equals("form") ? tree.indexOf(named) : -1;
        }
        return around[index];
    }
}
