package browsy.layout.grid;

/**
 * An item as input of track sizing: its contributions as margin-box sizes in CSS px along the axis
 * being sized.
 */
interface SizingItem {
    /** Returns the tracks that the item spans. */
    GridSpan span();

    /** Returns the minimum contribution. */
    double minimum();

    /** Returns the min-content contribution. */
    double minContent();

    /** Returns the max-content contribution. */
    double maxContent();
}
