package browsy.spatial;

import browsy.html.ElementStates;
import browsy.html.StateChange;
import browsy.html.UserState;
import browsy.model.SpatialElement;
import browsy.spatial.control.ControlValues;
import browsy.spatial.description.FieldUpdate;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Updates the listed elements of a page after user input that leaves styles and layout as they are.
 * The stage reads values and checkedness to describe fields, and for names that contain the value
 * of a field. It reads open states and popovers for other elements, so these need a new listing.
 */
public final class InputUpdate {

    private final SpatialPage page;

    /**
     * @param page the page before the input, without frames
     */
    public InputUpdate(SpatialPage page) {
        this.page = page;
    }

    /**
     * Returns the listed elements after the input; null if the page must be listed again.
     *
     * @param described the elements before the input: {@link SpatialPage#elements} or copies
     * @param change the difference from the states that the page was listed with
     * @param after the states after the input
     */
    public @Nullable List<SpatialElement> of(
            List<SpatialElement> described, StateChange change, ElementStates after) {
        if (change.states().contains(UserState.POPOVER_OPEN)) {
            return null;
        }
        FlatTree tree = page.tree();
        FieldUpdate update = new FieldUpdate(new ControlValues(tree, after, new IdLookup(tree)));
        List<SpatialElement> updated = new ArrayList<>(described);
        for (Element field : fields(change)) {
            int index = tree.indexOf(field);
            if (isOpenable(field) || (index >= 0 && page.aria().mayNameByValue(index))) {
                return null;
            }
            SpatialElement listed = index < 0 ? null : page.of(index);
            if (listed != null) {
                int place = page.placeOf(listed);
                updated.set(place, update.of(described.get(place), field));
            }
        }
        return updated;
    }

    /** The changed elements; for an option, its select. */
    private static Set<Element> fields(StateChange change) {
        Set<Element> fields = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Element input : change.inputs()) {
            Element field = input.normalName().equals("option") ? input.closest("select") : input;
            if (field != null) {
                fields.add(field);
            }
        }
        return fields;
    }

    private static boolean isOpenable(Element element) {
        return element.normalName().equals("details") || element.normalName().equals("dialog");
    }
}
