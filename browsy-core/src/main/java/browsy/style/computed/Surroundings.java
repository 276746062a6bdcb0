package browsy.style.computed;

import org.jspecify.annotations.Nullable;

/**
 * Where an element or pseudo-element stands while its style is computed.
 *
 * @param parent the style to inherit from; null for the root
 * @param layoutParent the style of the nearest ancestor that is not {@code display: contents}; null
 *     for the root
 * @param root the style of the root; null for the root itself
 * @param tag the local name of an HTML element in lower case; empty for pseudo-elements and for
 *     elements of other namespaces
 * @param siblingIndex the place of the element among its siblings, from 1
 * @param siblingCount the number of the element and its siblings
 * @param container the nearest size container
 */
public record Surroundings(
        @Nullable ComputedStyle parent,
        @Nullable ComputedStyle layoutParent,
        @Nullable ComputedStyle root,
        String tag,
        int siblingIndex,
        int siblingCount,
        ContainerMeasure container) {}
