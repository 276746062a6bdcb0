package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A table wrapper box. Its children are captions, columns and row groups; rows are always in a row
 * group. It has the style of the element, and layout splits this between wrapper and grid box.
 */
public final class TableBox extends Box {
    private final List<Box> children;
    private final boolean percentagesCount;

    /**
     * @param percentagesCount whether the percentage widths of columns contribute to the intrinsic
     *     inline sizes of the table
     */
    public TableBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children,
            boolean percentagesCount) {
        super(style, source, pseudo);
        this.children = List.copyOf(children);
        this.percentagesCount = percentagesCount;
    }

    /**
     * Whether the percentage widths of columns contribute to the intrinsic inline sizes of the
     * table.
     */
    public boolean percentagesCount() {
        return percentagesCount;
    }

    @Override
    public List<Box> children() {
        return children;
    }
}
