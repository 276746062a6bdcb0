package browsy.layout.context;

import browsy.layout.fragment.BoxFragment;
import java.util.List;

/**
 * The result of the layout of one box.
 *
 * @param fragment the fragment of the box, with its descendants
 * @param pending absolutely positioned descendants whose containing block is an ancestor of the
 *     box; their positions are relative to the border box of {@code fragment}
 */
public record LayoutResult(BoxFragment fragment, List<PendingPositioned> pending) {
    public LayoutResult {
        pending = List.copyOf(pending);
    }
}
