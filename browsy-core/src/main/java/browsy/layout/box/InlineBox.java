package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A non-atomic inline box: its children flow in the lines of the block container around it. */
public final class InlineBox extends Box {
    private final List<Box> children;

    public InlineBox(
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
