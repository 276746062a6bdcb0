package browsy.spatial.name;

import browsy.model.Role;
import browsy.spatial.role.Roles;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The role and accessible name of any element, listed or not. */
public final class AriaView {

    private final Roles roles;
    private final AccessibleNames names;

    public AriaView(Roles roles, AccessibleNames names) {
        this.roles = roles;
        this.names = names;
    }

    /** The explicit or implicit role, null if the element has none. */
    public @Nullable Role role(Element element) {
        return roles.role(element);
    }

    /** The role of the element of an index in the flat tree, null if it has none. */
    public @Nullable Role role(int index) {
        return roles.role(index);
    }

    /** Whether a name computed so far may contain the value of the element of an index. */
    public boolean mayNameByValue(int index) {
        return names.mayNameByValue(index);
    }

    /** The accessible name, empty if the element has none. */
    public String name(Element element) {
        return names.name(element);
    }
}
