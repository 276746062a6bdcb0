package browsy.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a page with what is in it. Trees are at most {@link #MAX_DEPTH} deep: what is nested
 * deeper is part of the box at that depth.
 *
 * @param flow how it takes part in the layout around it
 * @param meaning what it is
 * @param id the id of the element whose own content it holds, null where no element is listed for
 *     it
 * @param children in reading order; a box that holds blocks holds no text beside them
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
