package browsy;

import browsy.model.Role;
import org.jspecify.annotations.Nullable;

/**
 * The role and name of an element of the document in the accessibility tree. The element need not
 * be listed in the Spatial DOM.
 *
 * @param path the path of the element, such as {@code /html[1]/body[1]/div[2]}
 * @param role the explicit or implicit role; null if there is none
 * @param name the accessible name; empty if there is none
 */
public record ElementSemantics(String path, @Nullable Role role, String name) {}
