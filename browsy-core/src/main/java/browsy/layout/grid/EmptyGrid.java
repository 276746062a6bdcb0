package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.box.GridBox;
import java.util.List;

/**
 * Builds an empty copy of a grid container for size containment. Its explicit tracks determine the
 * size of the container; the items are laid out in the tracks of the real grid.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
final class EmptyGrid {
    private EmptyGrid() {}

    static Box like(Box grid) {
        return new GridBox(grid.style(), grid.source(), grid.pseudo(), List.of());
    }
}
