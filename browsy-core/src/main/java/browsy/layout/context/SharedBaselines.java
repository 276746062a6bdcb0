package browsy.layout.context;

import java.util.List;

/**
 * The baselines that the items of a grid share in the tracks it lends to a subgrid, whose items
 * take part in them. Empty where there are none at all, NaN for a track where there is none.
 *
 * @param fromStart from the start edge of each track, CSS px
 * @param fromEnd from the end edge of each track, CSS px
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-item-contribution">css-grid-2 9</a>
 */
public record SharedBaselines(List<Double> fromStart, List<Double> fromEnd) {

    /** No baseline is shared. */
    public static final SharedBaselines NONE = new SharedBaselines(List.of(), List.of());

    public SharedBaselines {
        fromStart = List.copyOf(fromStart);
        fromEnd = List.copyOf(fromEnd);
    }

    /** Whether no baseline is shared. */
    public boolean isEmpty() {
        return fromStart.isEmpty();
    }
}
