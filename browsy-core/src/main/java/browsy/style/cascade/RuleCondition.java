package browsy.style.cascade;

import browsy.css.media.ContainerQuery;
import browsy.css.media.MediaQueryList;
import org.jspecify.annotations.Nullable;

/**
 * A condition of a conditional group rule, and those around it. What {@code @supports} asks is
 * settled when the stylesheet is compiled.
 *
 * @param parent the condition around this one
 * @param index counts the conditions of a stylesheet; a parent's is smaller
 * @param media null unless this is {@code @media}
 * @param container null unless this is {@code @container}
 */
record RuleCondition(
        @Nullable RuleCondition parent,
        int index,
        @Nullable MediaQueryList media,
        @Nullable ContainerQuery container) {

    /** Whether an {@code @container} is among the conditions. */
    boolean asksContainer() {
        return container != null || (parent != null && parent.asksContainer());
    }
}
