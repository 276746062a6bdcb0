package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import browsy.html.TreeElement;
import browsy.style.computed.ContainerUnits;
import browsy.style.computed.StyleContext;
import org.jspecify.annotations.Nullable;

/**
 * An element or pseudo-element to style, with its context.
 *
 * @param element the element, or the originating element of the pseudo-element
 * @param tag the local name of an HTML element; empty for other elements and for pseudo-elements
 * @param pseudo the pseudo-element; null for the element itself
 * @param within the context
 */
record StyleTarget(
        TreeElement element, String tag, @Nullable PseudoElementKind pseudo, ParentContext within) {

    static StyleTarget of(TreeElement element, String tag, ParentContext within) {
        return new StyleTarget(element, tag, null, within);
    }

    /** Returns a pseudo-element in a given context. */
    static StyleTarget of(TreeElement element, PseudoElementKind pseudo, ParentContext within) {
        return new StyleTarget(element, "", pseudo, within);
    }

    /**
     * Returns a pseudo-element that may be inside its originating element or, like scroll buttons,
     * beside it.
     *
     * @param inside the context for children of the element
     * @param around the context of the element itself
     */
    static StyleTarget of(
            TreeElement element,
            PseudoElementKind pseudo,
            ParentContext inside,
            ParentContext around) {
        return of(element, pseudo, pseudo.isScrollButton() ? inside.boxedIn(around) : inside);
    }

    StyleContext surroundings() {
        ElementStyle parent = within.parent();
        ElementStyle root = within.root();
        return new StyleContext(
                parent == null ? null : parent.computed(),
                within.layoutParent(),
                root == null ? null : root.computed(),
                tag,
                element.childIndex(),
                element.siblingCount(),
                new ContainerUnits(within.container().width(), within.container().height()));
    }
}
