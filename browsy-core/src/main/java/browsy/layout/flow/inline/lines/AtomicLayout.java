package browsy.layout.flow.inline.lines;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutResult;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/** Lays out the atomic inlines of lines that are being filled. */
public interface AtomicLayout {
    /** The border box; null where only sizes are asked for. */
    @Nullable LayoutResult layOut(Box box);

    /** The inline size of the border box, on the container's axes. */
    double inlineSize(Box box);

    /** Its margins on the container's axes. */
    LogicalEdges margins(Box box);
}
