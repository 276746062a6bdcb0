package browsy.spatial.description;

import browsy.html.ElementChildren;
import browsy.infra.EnumFlags;
import browsy.spatial.text.FlatString;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Guesses the caption of a form field without a label. For check boxes and radio buttons it is the
 * text after the control on its line, the text before it if lines of the form end with controls, or
 * the text of the adjacent cell; for other fields it is the text of the cell before. It is no
 * accessible name.
 */
final class AdjacentCaptions {

    private static final EnumFlags<TagCategory> CONTROLS_AND_LABELS =
            EnumFlags.of(TagCategory.CONTROL, TagCategory.LABEL);

    private static final int MAX_LENGTH = 120;

    /** The greatest number of sibling nodes examined on each side. */
    private static final int MAX_NEIGHBOURS = 40;

    /** The greatest number of wrappers that contain nothing but the control. */
    private static final int MAX_WRAPPERS = 3;

    private final FlatTree tree;

    AdjacentCaptions(FlatTree tree) {
        this.tree = tree;
    }

    /** The caption of a check box or radio button, empty if there is none. */
    String of(Element box) {
        Element around = box;
        for (int i = 0; i <= MAX_WRAPPERS; i++) {
            String caption = beside(around);
            Element parent = around.parent();
            if (!caption.isEmpty() || parent == null || ElementChildren.count(parent, 2) > 1) {
                return caption;
            }
            if (parent.normalName().equals("td")) {
                return inCellBeside(parent);
            }
            if (endsLine(parent)) {
                return "";
            }
            around = parent;
        }
        return "";
    }

    private String beside(Element box) {
        String after = text(box, true);
        String before = text(box, false);
        if (after.isEmpty() || before.isEmpty()) {
            return after.isEmpty() ? before : after;
        }
        return isTextAtEnd(box, false) && !isTextAtEnd(box, true) ? before : after;
    }

    /** The text between a control and the next control, line break or block in one direction. */
    private String text(Element box, boolean forward) {
        StringBuilder text = new StringBuilder();
        Node at = neighbour(box, forward);
        for (int i = 0; at != null && i < MAX_NEIGHBOURS; i++) {
            if (at instanceof Element element && (endsLine(element) || isControl(element))) {
                break;
            }
            String part = textOf(at);
            text.insert(forward ? text.length() : 0, part);
            if (text.length() > MAX_LENGTH) {
                return "";
            }
            at = neighbour(at, forward);
        }
        return FlatString.collapse(text.toString());
    }

    /** Whether the line of a control starts (or ends) with text and not with a control. */
    private boolean isTextAtEnd(Element box, boolean forward) {
        boolean isText = false;
        Node at = box;
        for (int i = 0; at != null && i < MAX_NEIGHBOURS; i++) {
            if (at instanceof Element element && endsLine(element)) {
                break;
            }
            if (at instanceof Element element && isControl(element)) {
                isText = false;
            } else if (!textOf(at).isBlank()) {
                isText = true;
            }
            at = neighbour(at, forward);
        }
        return isText;
    }

    /** The text of the next cell in the row, or of the previous cell if there is no next one. */
    private String inCellBeside(Element cell) {
        Element next = cell.nextElementSibling();
        return inCell(next == null ? cell.previousElementSibling() : next);
    }

    /** The text of the cell before the one whose first field this is, empty if there is none. */
    String inCellBefore(Element field) {
        Element around = field;
        for (int i = 0; i <= MAX_WRAPPERS; i++) {
            Element parent = around.parent();
            if (parent == null || hasControlBefore(around)) {
                return "";
            }
            if (parent.normalName().equals("td")) {
                return inCell(parent.previousElementSibling());
            }
            around = parent;
        }
        return "";
    }

    private boolean hasControlBefore(Element element) {
        Element before = element.previousElementSibling();
        for (int i = 0; before != null && i < MAX_NEIGHBOURS; i++) {
            if (isControl(before)) {
                return true;
            }
            before = before.previousElementSibling();
        }
        return before != null;
    }

    private String inCell(@Nullable Element cell) {
        if (cell == null
                || !(cell.normalName().equals("td") || cell.normalName().equals("th"))
                || isControl(cell)) {
            return "";
        }
        String text = FlatString.collapse(textOf(cell));
        return text.length() > MAX_LENGTH ? "" : text;
    }

    private static @Nullable Node neighbour(Node node, boolean forward) {
        return forward ? node.nextSibling() : node.previousSibling();
    }

    private String textOf(Node node) {
        if (node instanceof TextNode text) {
            return text.getWholeText();
        }
        return node instanceof Element element && isShown(element) ? element.text() : "";
    }

    private boolean isShown(Element element) {
        int index = tree.indexOf(element);
        return index >= 0
                && tree.style(index) != null
                && !tree.looks(index, VisualTrait.NOT_DISPLAYED);
    }

    /** Whether an element is a line break or a block. */
    private boolean endsLine(Element element) {
        int index = tree.indexOf(element);
        return element.normalName().equals("br")
                || (index >= 0 && tree.looks(index, VisualTrait.OWN_BOX));
    }

    /** Whether an element is or contains a control or a label. */
    private boolean isControl(Element element) {
        int index = tree.indexOf(element);
        for (int i = index; i >= 0 && i < tree.end(index); i++) {
            if (tree.isAny(i, CONTROLS_AND_LABELS)) {
                return true;
            }
        }
        return false;
    }
}
