package browsy.css.value;

/**
 * A track sizing function.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">css-grid-2</a>
 */
public sealed interface TrackSize permits TrackBreadth, FitContent, TrackSize.MinMax {
    /** {@code minmax(min, max)}. */
    record MinMax(TrackBreadth min, TrackBreadth max) implements TrackSize {}
}
