package browsy.css.value;

import org.jspecify.annotations.Nullable;

/** Answers anchor functions. */
@FunctionalInterface
public interface AnchorResolver {

    /** CSS px; null where the function cannot be resolved, so that its fallback counts. */
    @Nullable Double resolve(AnchorQuery query);
}
