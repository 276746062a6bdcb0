package browsy.layout.context;

import browsy.layout.fragment.BoxFragment;
import java.util.List;

/**
 * The outcome of laying out one box.
 *
 * @param fragment the box with all that lies in it
 * @param pending out-of-flow descendants whose containing block lies further up, positions relative
 *     to the border box of {@code fragment}
 */
public record LayoutResult(BoxFragment fragment, List<PendingPositioned> pending) {
    public LayoutResult {
        pending = List.copyOf(pending);
    }
}
