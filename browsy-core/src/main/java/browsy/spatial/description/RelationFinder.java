package browsy.spatial.description;

import browsy.model.Relations;
import browsy.model.Role;
import browsy.spatial.control.FormOwnership;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the listed parent, landmark, form and preceding heading of each listed element. Must be
 * called in document order.
 */
public final class RelationFinder {

    private final FlatTree tree;
    private final FormOwnership forms;
    private final int[] ids;

    /** The index of the nearest listed ancestor of each element, -1 if there is none. */
    private final int[] parents;

    /** The index of the landmark of the content of each listed element, -1 if there is none. */
    private final int[] landmarks;

    /** Boxed ids by index in the tree, cached because many relations refer to the same element. */
    private final @Nullable Integer[] told;

    /** The index of the last heading so far, -1 if there is none. */
    private int heading = -1;

    /** The last result, reused if the next one is equal. */
    private Relations last = Relations.NONE;

    /**
     * @param ids the ids of listed elements by index in the tree, 0 for elements that are not
     *     listed
     */
    public RelationFinder(FlatTree tree, FormOwnership forms, int[] ids) {
        this.tree = tree;
        this.forms = forms;
        this.ids = ids;
        landmarks = new int[ids.length];
        told = new @Nullable Integer[ids.length];
        parents = new int[ids.length];
        for (int i = 0; i < ids.length; i++) {
            int parent = tree.parent(i);
            parents[i] = parent < 0 || ids[parent] > 0 ? parent : parents[parent];
        }
    }

    Relations relations(int index, @Nullable Role role) {
        int parent = parents[index];
        int landmark = parent < 0 ? -1 : landmarks[parent];
        landmarks[index] = role != null && role.isLandmark() ? index : landmark;
        int form = tree.is(index, TagCategory.FORM) ? -1 : forms.owner(index);
        last = relations(id(parent), id(landmark), id(form), id(heading));
        if (role == Role.HEADING) {
            heading = index;
        }
        return last;
    }

    /** The relations of a text in an element. */
    Relations relationsInside(int index) {
        int parent = ids[index] > 0 ? index : parents[index];
        int landmark = parent < 0 ? -1 : landmarks[parent];
        last = relations(id(parent), id(landmark), id(forms.owner(index)), id(heading));
        return last;
    }

    private Relations relations(
            @Nullable Integer parent,
            @Nullable Integer landmark,
            @Nullable Integer form,
            @Nullable Integer before) {
        boolean same =
                Objects.equals(parent, last.parent())
                        && Objects.equals(landmark, last.landmark())
                        && Objects.equals(form, last.form())
                        && Objects.equals(before, last.heading());
        return same ? last : new Relations(parent, landmark, form, before);
    }

    private @Nullable Integer id(int index) {
        if (index < 0 || ids[index] == 0) {
            return null;
        }
        Integer id = told[index];
        if (id == null) {
            id = ids[index];
            told[index] = id;
        }
        return id;
    }
}
