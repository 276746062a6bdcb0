package browsy.layout.flow;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.layout.box.Box;
import browsy.layout.box.FlowRootValues;
import browsy.layout.geometry.WritingFlow;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Classification of block-level boxes by whether they establish an independent formatting context.
 */
public final class FlowRoots {
    private FlowRoots() {}

    /**
     * Whether an in-flow child of a block container establishes an independent formatting context
     * or is replaced.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-display-4/#establish-an-independent-formatting-context">css-display-4</a>
     */
    public static boolean isRoot(Box child, WritingFlow parent) {
        if (!(child instanceof BlockContainer block)) {
            return true;
        }
        FlowRootValues values = child.sizing().flowRoot();
        return values.always()
                || (values.clips() && !block.isOverflowPropagated())
                || isRootElement(child)
                || child.flow().mode() != parent.mode()
                || block.columnRole() != ColumnRole.NONE
                || child.isColumnSpanner();
    }

    private static boolean isRootElement(Box box) {
        return box.source() instanceof Element element
                && element.parent() instanceof Document
                && box.pseudo() == null;
    }
}
