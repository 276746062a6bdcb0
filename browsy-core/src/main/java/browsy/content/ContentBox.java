package browsy.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A box of the content tree with its children. A tree has at most {@link #MAX_DEPTH} levels of
 * boxes. The content of deeper boxes belongs to the box at that depth.
 *
 * @param flow how the box takes part in the layout around it
 * @param meaning what the box represents, by its markup
 * @param id the id of the element whose own content the box holds, null if no element is listed for
 *     the box
 * @param children in reading order; a box with block children has no text children
 */
public record ContentBox(
        Flow flow, Meaning meaning, @Nullable Integer id, List<ContentNode> children)
        implements ContentNode {

    /** The greatest number of boxes around a node. */
    public static final int MAX_DEPTH = 200;

    public ContentBox {
        children = List.copyOf(children);
    }
}
