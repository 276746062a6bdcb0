package browsy.spatial.text;

import browsy.model.Bounds;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.box.LayoutView;
import org.jspecify.annotations.Nullable;

/** Computes the bounds of texts after blocks. Must be called in document order. */
public final class AnonymousBounds {

    private final TextNodes nodes;
    private final LayoutView layout;
    private final ElementBoxes boxes;

    public AnonymousBounds(TextNodes nodes, LayoutView layout, ElementBoxes boxes) {
        this.nodes = nodes;
        this.layout = layout;
        this.boxes = boxes;
    }

    /**
     * The bounding box of the lines of a text in CSS px, the box of its owner if the lines are
     * unknown.
     */
    public Bounds of(AnonymousText text) {
        Union union = new Union();
        text.forEachRun((run, parent) -> union.add(layout.anonymousBounds(nodes.of(run, parent))));
        if (union.bounds != null) {
            return union.bounds;
        }
        Bounds owner = boxes.of(text.owner());
        return owner == null ? Bounds.NONE : owner;
    }

    private static final class Union {
        private @Nullable Bounds bounds;

        void add(@Nullable Bounds line) {
            if (line != null) {
                bounds = bounds == null ? line : bounds.union(line);
            }
        }
    }
}
