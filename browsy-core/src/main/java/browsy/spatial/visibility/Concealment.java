package browsy.spatial.visibility;

import browsy.model.HiddenReason;
import org.jspecify.annotations.Nullable;

/**
 * A reason why an element is hidden, linked to the next outer reason.
 *
 * @param kind the kind of the reason
 * @param cause the index of the element that causes it: the element itself or an ancestor
 * @param outer the next outer reason, null if there is none
 */
public record Concealment(HiddenReason.Kind kind, int cause, @Nullable Concealment outer) {}
