package browsy.spatial.name;

import browsy.model.Role;
import browsy.spatial.role.Roles;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What assistive technology is told of any element, listed in the Spatial DOM or not. */
public final class AriaView {

    private final Roles roles;
    private final AccessibleNames names;

    public AriaView(Roles roles, AccessibleNames names) {
        this.roles = roles;
        this.names = names;
    }

    /** The role, given or implied; null where the element has none. */
    public @Nullable Role role(Element element) {
        return roles.role(element);
    }

    /** The role of the element of an index in the flat tree. */
    public @Nullable Role role(int index) {
        return roles.role(index);
    }

    /** The accessible name, empty if the element has none. */
    public String name(Element element) {
        return names.name(element);
    }
}
