package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import browsy.html.TreeElement;
import browsy.style.computed.ContainerMeasure;
import browsy.style.computed.Surroundings;
import org.jspecify.annotations.Nullable;

/**
 * Where an element or pseudo-element is styled.
 *
 * @param element the element, or the one that the pseudo-element is of
 * @param tag the local name of an HTML element; empty for others and for pseudo-elements
 * @param pseudo null for the element itself
 */
record StyleTarget(
        TreeElement element, String tag, @Nullable PseudoElementKind pseudo, ParentContext within) {

    static StyleTarget of(TreeElement element, String tag, ParentContext within) {
        return new StyleTarget(element, tag, null, within);
    }

    /** The place of a pseudo-element of an element. */
    static StyleTarget of(TreeElement element, PseudoElementKind pseudo, ParentContext within) {
        return new StyleTarget(element, "", pseudo, within);
    }

    /**
     * The place of a pseudo-element that may be beside its element.
     *
     * @param inside what is in the element
     * @param around what the element is in
     */
    static StyleTarget of(
            TreeElement element,
            PseudoElementKind pseudo,
            ParentContext inside,
            ParentContext around) {
        return of(element, pseudo, pseudo.isScrollButton() ? inside.boxedIn(around) : inside);
    }

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
                new ContainerMeasure(within.container().width(), within.container().height()));
    }
}
