package browsy.layout.context;

import java.util.List;

/**
 * The shared alignment baselines of grid tracks that a subgrid adopts; the items of the subgrid
 * take part in them. Both lists are empty if no track has one. NaN marks a track without a
 * baseline.
 *
 * @param fromStart the distance of each baseline from the start edge of its track, in CSS px
 * @param fromEnd the distance of each baseline from the end edge of its track, in CSS px
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-item-contribution">css-grid-2 9</a>
 */
public record SharedBaselines(List<Double> fromStart, List<Double> fromEnd) {

    /** No shared baselines. */
    public static final SharedBaselines NONE = new SharedBaselines(List.of(), List.of());

    public SharedBaselines {
        fromStart = List.copyOf(fromStart);
        fromEnd = List.copyOf(fromEnd);
    }

    /** Whether no track has a shared baseline. */
    public boolean isEmpty() {
        return fromStart.isEmpty();
    }
}
