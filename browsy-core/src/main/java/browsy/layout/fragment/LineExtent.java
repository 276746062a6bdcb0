package browsy.layout.fragment;

import org.jspecify.annotations.Nullable;

/**
 * The extent of one line of a block container, and the child fragments that belong to it. All lines
 * of a block container share one list of child fragments, which the line extents divide.
 *
 * @param from the index of the first child fragment of the line
 * @param to the index after the last child fragment of the line
 * @param start the block-start edge of the line, in CSS px from the block-start border edge
 * @param end the block-end edge of the line, in CSS px from the block-start border edge
 * @param baseline the baseline, in CSS px from the block-start border edge; null for a line without
 *     content, which is no line box
 */
public record LineExtent(int from, int to, double start, double end, @Nullable Double baseline) {
    /**
     * Returns the line after {@code children} child fragments were inserted before it and its
     * content moved by {@code block} px.
     */
    public LineExtent movedBy(int children, double block) {
        Double moved = baseline == null ? null : Double.valueOf(baseline + block);
        return new LineExtent(from + children, to + children, start + block, end + block, moved);
    }
}
