package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A flex container; its in-flow children are the items, text wrapped in anonymous blocks. */
public final class FlexBox extends Box {
    private final List<Box> children;

    public FlexBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children) {
        super(style, source, pseudo);
        this.children = List.copyOf(children);
    }

    @Override
    public List<Box> children() {
        return children;
    }
}
