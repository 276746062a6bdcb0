package browsy.spatial;

import browsy.model.Relations;
import browsy.model.Role;
import org.jspecify.annotations.Nullable;

/** Tells where each listed element belongs; asked in document order. */
final class RelationFinder {

    private final FlatTree tree;
    private final FormOwners forms;
    private final int[] ids;

    /** The nearest listed element around each, -1 if there is none. */
    private final int[] parents;

    /** The landmark that what is in a listed element belongs to, 0 if there is none. */
    private final int[] landmarks;

    private @Nullable Integer heading;

    /**
     * @param ids ids of the listed elements by their index in the tree, 0 for what is not listed
     */
    RelationFinder(FlatTree tree, FormOwners forms, int[] ids) {
        this.tree = tree;
        this.forms = forms;
        this.ids = ids;
        landmarks = new int[ids.length];
        parents = new int[ids.length];
        for (int i = 0; i < ids.length; i++) {
            int parent = tree.parent(i);
            parents[i] = parent < 0 || ids[parent] > 0 ? parent : parents[parent];
        }
    }

    Relations relations(int index, @Nullable Role role) {
        int parent = parents[index];
        int landmark = parent < 0 ? 0 : landmarks[parent];
        landmarks[index] = role != null && role.isLandmark() ? ids[index] : landmark;
        int form = tree.tag(index).equals("form") ? -1 : forms.owner(index);
        Relations relations =
                new Relations(
                        parent < 0 ? null : id(ids[parent]),
                        id(landmark),
                        form < 0 ? null : id(ids[form]),
                        heading);
        if (role == Role.HEADING) {
            heading = ids[index];
        }
        return relations;
    }

    private static @Nullable Integer id(int id) {
        return id == 0 ? null : Integer.valueOf(id);
    }
}
