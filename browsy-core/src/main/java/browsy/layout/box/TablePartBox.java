package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A row group, row, column group or column. Its {@code display} distinguishes them. */
public final class TablePartBox extends Box {
    private final List<Box> children;

    public TablePartBox(
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
