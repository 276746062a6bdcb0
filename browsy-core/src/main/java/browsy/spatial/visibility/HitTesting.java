package browsy.spatial.visibility;

import browsy.infra.EnumFlags;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import java.util.BitSet;
import org.jsoup.nodes.Element;

/**
 * Determines which elements a click passes through to the elements behind them ({@code
 * pointer-events: none}).
 *
 * <p>A click on a descendant is a click on the element, and a click on the label of a check box or
 * radio button is a click on the control.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#pointer-events-control">css-ui-4</a>
 */
public final class HitTesting {

    /** Traits that exclude a box from hit testing. */
    private static final EnumFlags<VisualTrait> NEVER_HIT =
            EnumFlags.of(VisualTrait.CLICK_THROUGH, VisualTrait.INVISIBLE);

    private final FlatTree tree;

    /** Elements that a pointer can hit, and their ancestors. */
    private final BitSet hit = new BitSet();

    public HitTesting(FlatTree tree, ElementBoxes boxes) {
        this.tree = tree;
        if (anyLetsThrough()) {
            findHits(boxes);
        }
    }

    private boolean anyLetsThrough() {
        for (int i = 0; i < tree.size(); i++) {
            if (tree.looks(i, VisualTrait.CLICK_THROUGH)) {
                return true;
            }
        }
        return false;
    }

    private void findHits(ElementBoxes boxes) {
        for (int i = tree.size() - 1; i >= 0; i--) {
            boolean own = !tree.looksAny(i, NEVER_HIT) && boxes.of(i) != null;
            if (own || hit.get(i)) {
                hit.set(i);
                if (tree.parent(i) >= 0) {
                    hit.set(tree.parent(i));
                }
            }
        }
    }

    /** Whether a click on the element of an index reaches an element behind it. */
    public boolean letsThrough(int index) {
        if (!tree.looks(index, VisualTrait.CLICK_THROUGH) || hit.get(index)) {
            return false;
        }
        Element label = CustomCheckboxes.label(tree.element(index));
        int labelled = label == null ? -1 : tree.indexOf(label);
        return labelled < 0 || !hit.get(labelled);
    }
}
