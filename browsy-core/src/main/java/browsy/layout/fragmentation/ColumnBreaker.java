package browsy.layout.fragmentation;

import browsy.layout.fragment.BoxFragment;
import org.jspecify.annotations.Nullable;

/** Breaks multi-column containers that are inside a fragmentation context. */
public interface ColumnBreaker {

    /**
     * Returns the piece of a multi-column container in one fragmentainer.
     *
     * @param whole the unbroken container
     * @param token the state from which it continues; null if it has not begun
     */
    Piece breakContainer(
            BoxFragment whole,
            @Nullable BreakToken token,
            BreakSpace space,
            FragmentainerPass pass);
}
