package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.box.GridBox;
import java.util.List;

/**
 * A grid as size containment sees it: its explicit tracks and nothing in them. Only the size of the
 * container comes from it; its items are then laid out in tracks that they have their say in.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
final class EmptyGrid {
    private EmptyGrid() {}

    static Box like(Box grid) {
        return new GridBox(grid.style(), grid.source(), grid.pseudo(), List.of());
    }
}
