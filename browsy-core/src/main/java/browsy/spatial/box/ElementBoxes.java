package browsy.spatial.box;

import browsy.model.Bounds;
import browsy.spatial.tree.FlatTree;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** The border boxes of elements by index in the flat tree, cached after the first request. */
public final class ElementBoxes {

    private final FlatTree tree;
    private final LayoutView layout;
    private final @Nullable Bounds[] known;
    private final BitSet asked;

    public ElementBoxes(FlatTree tree, LayoutView layout) {
        this.tree = tree;
        this.layout = layout;
        known = new @Nullable Bounds[tree.size()];
        asked = new BitSet(tree.size());
    }

    /**
     * The border box of an element in document coordinates in CSS px, null if it generates no box.
     */
    public @Nullable Bounds of(int index) {
        if (!asked.get(index)) {
            asked.set(index);
            known[index] = layout.bounds(tree.node(index));
        }
        return known[index];
    }
}
