package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A box with block-level children only, or inline-level children only (out-of-flow boxes may stand
 * among either): blocks, inline-blocks, list items, table cells and captions, anonymous blocks.
 */
public final class BlockContainer extends Box {
    private final List<Box> children;
    private final boolean inlineContent;

    public BlockContainer(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children,
            boolean inlineContent) {
        super(style, source, pseudo);
        this.children = List.copyOf(children);
        this.inlineContent = inlineContent;
    }

    @Override
    public List<Box> children() {
        return children;
    }

    /** Whether it establishes an inline formatting context for its children. */
    public boolean hasInlineContent() {
        return inlineContent;
    }
}
