package browsy.layout.grid;

/** What track sizing asks of an item: margin-box sizes in CSS px along the axis being sized. */
interface SizingItem {
    /** The tracks it lies in. */
    GridSpan span();

    /** Its minimum contribution. */
    double minimum();

    /** Its min-content contribution. */
    double minContent();

    /** Its max-content contribution. */
    double maxContent();
}
