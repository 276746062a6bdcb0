package browsy.css.value;

import org.jspecify.annotations.Nullable;

/** Resolves anchor functions. */
@FunctionalInterface
public interface AnchorResolver {

    /**
     * Returns the length of an anchor function in CSS px; null if it cannot be resolved and its
     * fallback applies.
     */
    @Nullable Double resolve(AnchorQuery query);
}
