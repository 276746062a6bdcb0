package browsy.layout.flow.inline.lines;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutResult;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/** Layout or measuring of the atomic inlines of lines that are being filled. */
public interface AtomicLayout {
    /** Lays out an atomic inline; returns null if only sizes are measured. */
    @Nullable LayoutResult layOut(Box box);

    /** Returns the inline size of its border box, on the axes of the container. */
    double inlineSize(Box box);

    /** Returns its margins, on the axes of the container. */
    LogicalEdges margins(Box box);
}
