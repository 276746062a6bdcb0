package browsy.style.cascade;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** An element whose children are being styled, one after the other. */
final class OpenElement {

    private final TreeElement element;
    private final ParentContext outer;
    private final ParentContext context;
    private final @Nullable ParentContext ofDetails;
    private final FeaturePath path;

    /** What a slot shows in place of its own children; null for most elements. */
    private final @Nullable Iterator<TreeElement> slotted;

    private @Nullable TreeElement next;

    /**
     * @param outer what the element itself is styled in
     * @param context what its children are styled in
     * @param ofDetails what those behind a summary are styled in; null where that is the same
     */
    OpenElement(
            ElementTree tree,
            TreeElement element,
            FeaturePath path,
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

    /** What the element itself is styled in. */
    ParentContext outer() {
        return outer;
    }

    FeaturePath path() {
        return path;
    }

    /** The next child in the flat tree; null after the last. */
    @Nullable TreeElement nextChild() {
        if (slotted != null) {
            return slotted.hasNext() ? slotted.next() : null;
        }
        TreeElement child = next;
        next = child == null ? null : child.nextSibling();
        return child;
    }

    ParentContext contextOf(TreeElement child) {
        if (ofDetails == null) {
            return context;
        }
        boolean isMainSummary = child.isHtml("summary") && child.typeIndex() == 1;
        return isMainSummary ? context : ofDetails;
    }
}
