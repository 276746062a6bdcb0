package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.style.computed.Surroundings;

/**
 * Where an element or pseudo-element is styled.
 *
 * @param element the element, or the one that the pseudo-element is of
 * @param tag the local name of an HTML element; empty for others and for pseudo-elements
 */
record Place(TreeElement element, String tag, ParentContext within) {

    Surroundings surroundings() {
        ElementStyle parent = within.parent();
        ElementStyle root = within.root();
        return new Surroundings(
                parent == null ? null : parent.computed(),
                within.layoutParent(),
                root == null ? null : root.computed(),
                tag,
                element.childIndex(),
                element.siblingCount(),
                within.container().width(),
                within.container().height());
    }
}
