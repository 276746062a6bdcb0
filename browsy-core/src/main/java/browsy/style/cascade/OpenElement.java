package browsy.style.cascade;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * An element on the stack of the {@link Traversal}: it is styled, and its children are being styled
 * in turn.
 */
final class OpenElement {

    private final TreeElement element;
    private final ParentContext outer;
    private final ParentContext context;
    private final @Nullable ParentContext ofDetails;
    private final FeatureNode path;

    /** The elements assigned to a slot; null if the element is no slot or has none. */
    private final @Nullable Iterator<TreeElement> slotted;

    private @Nullable TreeElement next;

    /**
     * @param outer the context that the element itself is styled in
     * @param context the context for its children
     * @param ofDetails the context for the children of {@code details} other than its summary; null
     *     if it is the same
     */
    OpenElement(
            ElementTree tree,
            TreeElement element,
            FeatureNode path,
            ParentContext outer,
            ParentContext context,
            @Nullable ParentContext ofDetails) {
        this.element = element;
        this.outer = outer;
        this.path = path;
        this.context = context;
        this.ofDetails = ofDetails;
        this.slotted = Flattening.slotted(tree, element);
        this.next = Flattening.firstChild(element);
    }

    TreeElement element() {
        return element;
    }

    /** The context that the element itself is styled in. */
    ParentContext outer() {
        return outer;
    }

    FeatureNode path() {
        return path;
    }

    /** The next child element in the flat tree; null after the last. */
    @Nullable TreeElement nextChild() {
        if (slotted != null) {
            return slotted.hasNext() ? slotted.next() : null;
        }
        TreeElement child = next;
        next = child == null ? null : child.nextSibling();
        return child;
    }

    /** The context for styling a child. */
    ParentContext contextOf(TreeElement child) {
        if (ofDetails == null) {
            return context;
        }
        boolean isMainSummary = child.isHtml("summary") && child.typeIndex() == 1;
        return isMainSummary ? context : ofDetails;
    }
}
