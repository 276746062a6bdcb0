package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Flow;
import browsy.content.Structure;
import browsy.model.SpatialDom;
import java.util.ArrayList;
import java.util.List;

/**
 * Prunes the content tree of a page to the elements of its Spatial DOM, which may be a part of the
 * page.
 *
 * <p>Text and controls are kept if the nearest enclosing box with an id belongs to a visible
 * element of the Spatial DOM. Text that belongs to no element, such as a comma between two links,
 * is kept if other content of its block is.
 */
final class PrunedContentTree {

    /** The kinds of elements that text and controls in a box of the content tree belong to. */
    private enum Owner {
        /** A visible element of the Spatial DOM. */
        SHOWN,
        /** Any other element. */
        LEFT_OUT,
        /** No element. */
        NONE
    }

    /**
     * A pruned box.
     *
     * @param children the nodes that remain
     * @param hasContent whether the box contains content of a visible element, not only text
     *     without an owner
     */
    private record Kept(List<ContentNode> children, boolean hasContent) {}

    private final SpatialDom dom;

    private PrunedContentTree(SpatialDom dom) {
        this.dom = dom;
    }

    /** Returns the pruned tree of a page. */
    static ContentBox of(SpatialDom dom) {
        ContentBox content = dom.content();
        ContentBox whole = content == null ? DerivedContentTree.of(dom) : content;
        Kept kept = new PrunedContentTree(dom).kept(whole, Owner.NONE);
        return with(whole, kept.hasContent() ? kept.children() : List.of());
    }

    private Kept kept(ContentBox box, Owner around) {
        Owner owner = owner(box, around);
        List<ContentNode> children = new ArrayList<>(box.children().size());
        boolean hasContent = owner == Owner.SHOWN && box.children().isEmpty();
        for (ContentNode node : box.children()) {
            if (node instanceof ContentBox child) {
                Kept inside = kept(child, owner);
                if (inside.hasContent() || isKeptBesideOthers(child, owner)) {
                    children.add(with(child, inside.children()));
                    hasContent |= inside.hasContent();
                }
            } else if (owner != Owner.LEFT_OUT) {
                children.add(node);
                hasContent |= owner == Owner.SHOWN;
            }
        }
        return new Kept(children, hasContent);
    }

    private Owner owner(ContentBox box, Owner around) {
        Integer id = box.id();
        if (id == null) {
            return around;
        }
        boolean seen = dom.get(id).filter(element -> !element.hidden()).isPresent();
        return seen ? Owner.SHOWN : Owner.LEFT_OUT;
    }

    /**
     * Tests whether a box without content is kept because it is part of the structure around it.
     */
    private static boolean isKeptBesideOthers(ContentBox box, Owner around) {
        return box.flow() == Flow.TABLE_CELL
                || (box.meaning() == Structure.RULE && around != Owner.LEFT_OUT);
    }

    private static ContentBox with(ContentBox box, List<ContentNode> children) {
        return isSame(children, box.children())
                ? box
                : new ContentBox(box.flow(), box.meaning(), box.id(), children);
    }

    @SuppressWarnings("ReferenceEquality") // boxes are only kept as they are or made anew
    private static boolean isSame(List<ContentNode> kept, List<ContentNode> all) {
        if (kept.size() != all.size()) {
            return false;
        }
        for (int i = 0; i < kept.size(); i++) {
            if (kept.get(i) != all.get(i)) {
                return false;
            }
        }
        return true;
    }
}
