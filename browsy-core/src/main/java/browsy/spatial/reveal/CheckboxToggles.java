package browsy.spatial.reveal;

import browsy.html.ElementChildren;
import browsy.spatial.name.NativeNames;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import browsy.spatial.visibility.ElementVisibility;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * Finds the labels of hidden check boxes and radio buttons that show content without scripts: style
 * rules show an element after the control while the control is checked.
 */
final class CheckboxToggles {

    /** The greatest number of ancestors of the hidden element at which such a control is sought. */
    private static final int MAX_LEVELS = 3;

    /** The greatest number of preceding siblings that are examined. */
    private static final int MAX_SIBLINGS = 40;

    private final FlatTree tree;
    private final ElementVisibility visibility;
    private final NativeNames names;
    private final int[] ids;

    /**
     * @param tree the flat tree of the page
     * @param visibility tells which elements are hidden
     * @param names finds the label elements of controls
     * @param ids the ids of listed elements by index in the tree, 0 for elements that are not
     *     listed
     */
    CheckboxToggles(FlatTree tree, ElementVisibility visibility, NativeNames names, int[] ids) {
        this.tree = tree;
        this.visibility = visibility;
        this.names = names;
        this.ids = ids;
    }

    /**
     * Returns the index of the label before a hidden element that shows it, -1 if there is none or
     * if the element has no child elements.
     */
    int before(Element hidden) {
        if (!ElementChildren.hasAny(hidden)) {
            return -1;
        }
        Element at = hidden;
        for (int level = 0; level < MAX_LEVELS && at != null; level++) {
            int label = switchBefore(at, level == 1 ? place(hidden) : 0);
            if (label >= 0) {
                return label;
            }
            at = at.parent();
        }
        return -1;
    }

    /**
     * The label of the control before an element. In a row of several controls, such as those of
     * tabs, each belongs to the panel at its position.
     *
     * @param place the position of the panel among the siblings, not counting those directly before
     *     the element
     */
    private int switchBefore(Element part, int place) {
        List<Integer> row = new ArrayList<>();
        int parts = place;
        Element before = part.previousElementSibling();
        for (int i = 0; before != null && i < MAX_SIBLINGS; i++) {
            int label = drawnLabel(before);
            if (label >= 0) {
                row.add(0, label);
            } else if (!before.normalName().equals("label")) {
                if (!row.isEmpty()) {
                    break;
                }
                parts++;
            }
            before = before.previousElementSibling();
        }
        if (row.size() == 1) {
            return row.get(0);
        }
        return parts < row.size() ? row.get(parts) : -1;
    }

    /** The number of preceding siblings of an element, limited to those that are examined. */
    private static int place(Element element) {
        int place = 0;
        Element before = element.previousElementSibling();
        while (before != null && place < MAX_SIBLINGS) {
            place++;
            before = before.previousElementSibling();
        }
        return place;
    }

    private int drawnLabel(Element input) {
        String type =
                input.normalName().equals("input") ? AttributeValues.keyword(input, "type") : "";
        if (!type.equals("checkbox") && !type.equals("radio")) {
            return -1;
        }
        int box = tree.indexOf(input);
        if (box < 0 || !(visibility.isHidden(box) || tree.looks(box, VisualTrait.TRANSPARENT))) {
            return -1;
        }
        for (Element label : names.labels(input)) {
            int index = tree.indexOf(label);
            if (index >= 0 && ids[index] > 0 && !visibility.hidesItself(index)) {
                return index;
            }
        }
        return -1;
    }
}
