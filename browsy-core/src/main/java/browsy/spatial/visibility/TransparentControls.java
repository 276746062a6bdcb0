package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.Z_INDEX;

import browsy.html.AttributeKind;
import browsy.model.Bounds;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Recognises transparent controls and links that receive the clicks on the content drawn in their
 * place.
 */
final class TransparentControls {

    private final FlatTree tree;
    private final ElementBoxes boxes;

    TransparentControls(FlatTree tree, ElementBoxes boxes) {
        this.tree = tree;
        this.boxes = boxes;
    }

    /** Whether a transparent element is operable. */
    boolean isOperated(int index) {
        Element element = tree.element(index);
        if (CustomCheckboxes.hasLabel(element)) {
            return true;
        }
        Bounds box = boxes.of(index);
        if (box == null || box.isEmpty() || tree.looks(index, VisualTrait.CLICK_THROUGH)) {
            return false;
        }
        return CustomCheckboxes.isDrawnByOthers(element)
                || (isControl(index) && !isTrap(index) && liesOverSomething(index, box));
    }

    private boolean isControl(int index) {
        return switch (tree.tag(index)) {
            case "input", "textarea", "button" -> true;
            case "a", "area" -> tree.has(index, AttributeKind.HREF);
            default -> false;
        };
    }

    /**
     * Whether an element is a honeypot: an invisible field that the tab key skips, for robots to
     * fill in.
     */
    private boolean isTrap(int index) {
        boolean isField = tree.tag(index).equals("input") || tree.tag(index).equals("textarea");
        return isField
                && tree.has(index, AttributeKind.TABINDEX)
                && AttributeValues.nonNegative(tree.element(index), "tabindex") == null;
    }

    /** Whether the parent, or a sibling, of an element is drawn behind it. */
    private boolean liesOverSomething(int index, Bounds box) {
        if (isBehindOthers(index)) {
            return false;
        }
        Element element = tree.element(index);
        int parent = tree.parent(index);
        boolean placed = parent >= 0 && tree.looks(index, VisualTrait.OUT_OF_FLOW);
        return (placed && holds(boxes.of(parent), box))
                || isOver(element.previousElementSibling(), box)
                || isOver(element.nextElementSibling(), box);
    }

    private boolean isBehindOthers(int index) {
        ComputedStyle style = tree.style(index);
        return style != null && style.get(Z_INDEX).level() < 0;
    }

    private boolean isOver(@Nullable Element sibling, Bounds box) {
        int index = sibling == null ? -1 : tree.indexOf(sibling);
        return index >= 0
                && !tree.looks(index, VisualTrait.TRANSPARENT)
                && holds(boxes.of(index), box);
    }

    private static boolean holds(@Nullable Bounds around, Bounds box) {
        return around != null && around.contains(box.centerX(), box.centerY());
    }
}
