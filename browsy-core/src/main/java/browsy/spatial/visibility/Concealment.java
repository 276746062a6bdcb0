package browsy.spatial.visibility;

import browsy.model.HiddenReason;
import org.jspecify.annotations.Nullable;

/**
 * Why an element is hidden: a chain, nearest cause first.
 *
 * @param kind what hides it
 * @param cause index of the element that causes it, itself or an ancestor
 * @param outer the next cause, null if this is the last
 */
public record Concealment(HiddenReason.Kind kind, int cause, @Nullable Concealment outer) {}
