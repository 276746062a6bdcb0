package browsy.layout.fragment;

/**
 * Where the rows of a grid lie that an item is in: what tells rows from one another once all items
 * are children of one fragment.
 *
 * @param first the number of its first row
 * @param last the number of its last row
 * @param start the block-start edge of its first row, CSS px from that of the border box
 * @param end the block-end edge of its first row
 * @param hold what the rows say of the item's block size
 */
public record RowExtent(int first, int last, double start, double end, Hold hold) {
    /** What holds between the block sizes of an item and of its rows. */
    public enum Hold {
        /** The item is as high as its content and style make it. */
        NONE,
        /** The row is at least as high as the item. */
        GROWS,
        /** The item is at least as high as its row, and the row as the item. */
        MUTUAL,
        /** The item is as high as its rows. */
        FIXED
    }
}
