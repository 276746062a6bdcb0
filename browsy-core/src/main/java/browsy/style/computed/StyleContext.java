package browsy.style.computed;

import org.jspecify.annotations.Nullable;

/**
 * The context of an element or pseudo-element for the computation of its style.
 *
 * @param parent the style to inherit from; null for the root
 * @param layoutParent the style of the nearest ancestor without {@code display: contents}; null for
 *     the root
 * @param root the style of the root; null for the root itself
 * @param tag the local name of an HTML element in lower case; empty for pseudo-elements and for
 *     elements of other namespaces
 * @param siblingIndex the position of the element among its siblings, from 1
 * @param siblingCount the number of siblings including the element
 * @param container the size that container units refer to
 */
public record StyleContext(
        @Nullable ComputedStyle parent,
        @Nullable ComputedStyle layoutParent,
        @Nullable ComputedStyle root,
        String tag,
        int siblingIndex,
        int siblingCount,
        ContainerUnits container) {}
