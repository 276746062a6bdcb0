package browsy.layout.fragment;

/**
 * The rows of a grid that an item spans. All items of a grid are children of one fragment;
 * fragmentation uses this to find the rows again.
 *
 * @param first the index of its first row
 * @param last the index of its last row
 * @param start the block-start edge of its first row, in CSS px from the block-start border edge of
 *     the grid container
 * @param end the block-end edge of its first row, in CSS px from the same edge
 * @param hold the relation between the block sizes of the item and of its rows
 */
public record RowExtent(int first, int last, double start, double end, Hold hold) {
    /** The relation between the block size of a grid item and that of the rows it spans. */
    public enum Hold {
        /** Independent: only its content and style determine the size of the item. */
        NONE,
        /** The row is at least as high as the item. */
        GROWS,
        /** The item is at least as high as its row, and the row at least as high as the item. */
        MUTUAL,
        /** The item is as high as its rows. */
        FIXED
    }
}
