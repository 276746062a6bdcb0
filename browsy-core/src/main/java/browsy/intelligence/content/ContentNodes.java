package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.spatial.tree.FlatTree;
import java.util.BitSet;

/**
 * The elements of the flat tree that belong to the main content: the owners of selected blocks, the
 * elements in such blocks, and containers of these, such as lists and tables.
 */
final class ContentNodes {

    private final FlatTree tree;
    private final BlockList blocks;
    private final BitSet kept;
    private final BitSet nodes = new BitSet();

    /** Elements that own blocks, none of which is selected. */
    private final BitSet excluded = new BitSet();

    private ContentNodes(FlatTree tree, BlockList blocks, BitSet kept) {
        this.tree = tree;
        this.blocks = blocks;
        this.kept = kept;
    }

    /**
     * Collects the elements.
     *
     * @param kept the numbers of the selected blocks
     * @param root the index of the element that contains all selected blocks
     */
    static ContentNodes of(FlatTree tree, BlockList blocks, BitSet kept, int root) {
        ContentNodes content = new ContentNodes(tree, blocks, kept);
        content.findExcluded();
        for (int i = root; i < tree.end(root); i++) {
            TimeLimit.check();
            if (content.isPart(i)) {
                content.nodes.set(i);
            }
        }
        return content;
    }

    /** Whether an element belongs to the main content. */
    boolean contains(int index) {
        return nodes.get(index);
    }

    private void findExcluded() {
        BitSet selectedOwners = new BitSet();
        for (int b = 0; b < blocks.size(); b++) {
            (kept.get(b) ? selectedOwners : excluded).set(blocks.get(b).owner());
        }
        excluded.andNot(selectedOwners);
    }

    /**
     * Whether an element belongs to the main content: it is not excluded, and contains a selected
     * block or is inside of one.
     */
    private boolean isPart(int index) {
        if (excluded.get(index)) {
            return false;
        }
        int from = blocks.from(index);
        int next = kept.nextSetBit(from);
        if (blocks.in(index) > 0) {
            return next >= 0 && next < blocks.to(index);
        }
        // An element without blocks belongs to the block around it.
        return next == from && tree.contains(blocks.get(next).owner(), index);
    }
}
