package browsy.spatial;

import browsy.model.Relations;
import browsy.model.Role;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Tells where each listed element belongs; asked in document order. */
final class RelationFinder {

    private final FlatTree tree;
    private final FormOwners forms;
    private final int[] ids;
    private final boolean[] landmarks;
    private @Nullable Integer heading;

    /**
     * @param ids ids of the listed elements by their index in the tree, 0 for what is not listed
     */
    RelationFinder(FlatTree tree, FormOwners forms, int[] ids) {
        this.tree = tree;
        this.forms = forms;
        this.ids = ids;
        landmarks = new boolean[ids.length];
    }

    Relations relations(int index, @Nullable Role role) {
        landmarks[index] = role != null && role.isLandmark();
        Element element = tree.element(index);
        Relations relations =
                new Relations(
                        listedAncestor(index, false),
                        listedAncestor(index, true),
                        form(element),
                        heading);
        if (role == Role.HEADING) {
            heading = ids[index];
        }
        return relations;
    }

    private @Nullable Integer listedAncestor(int index, boolean landmark) {
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (ids[up] > 0 && (!landmark || landmarks[up])) {
                return ids[up];
            }
        }
        return null;
    }

    private @Nullable Integer form(Element element) {
        if (element.normalName().equals("form")) {
            return null;
        }
        Element form = forms.owner(element);
        int index = form == null ? -1 : tree.indexOf(form);
        return index < 0 || ids[index] == 0 ? null : ids[index];
    }
}
