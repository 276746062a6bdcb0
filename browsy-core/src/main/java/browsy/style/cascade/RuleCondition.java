package browsy.style.cascade;

import browsy.css.media.ContainerQuery;
import browsy.css.media.MediaQueryList;
import org.jspecify.annotations.Nullable;

/**
 * The condition of a conditional group rule, linked to the enclosing conditions. {@code @supports}
 * has none: it is evaluated when the stylesheet is compiled.
 *
 * @param parent the enclosing condition; null if there is none
 * @param index the index in the stylesheet; greater than that of the parent
 * @param media the media queries; null unless this is {@code @media}
 * @param container the container query; null unless this is {@code @container}
 */
record RuleCondition(
        @Nullable RuleCondition parent,
        int index,
        @Nullable MediaQueryList media,
        @Nullable ContainerQuery container) {

    /** Whether this or an enclosing condition is a container query. */
    boolean hasContainerQuery() {
        return container != null || (parent != null && parent.hasContainerQuery());
    }
}
