package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.infra.Ascii;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names by which {@code ::part()} finds an element from the tree around a shadow tree, or from
 * further out if {@code exportparts} of the hosts between passes the names on.
 *
 * @see <a href="https://drafts.csswg.org/css-shadow-1/#exportparts-attr">css-shadow-1</a>
 */
final class ExportedParts {
    private static final String EXPORTS = "exportparts";

    private ExportedParts() {}

    /**
     * The host in a tree scope whose shadow tree contains an element, directly or in nested shadow
     * trees; null if there is none.
     */
    static @Nullable TreeElement host(TreeElement element, TreeScope scope) {
        TreeElement host = element.scope().host();
        while (host != null && host.scope() != scope) {
            host = host.scope().host();
        }
        return host;
    }

    /** The part names of an element as seen from a tree scope; empty if it is no part there. */
    static Set<String> names(TreeElement element, TreeScope scope) {
        String parts = element.attribute("part");
        Set<String> names = parts == null ? Set.of() : new HashSet<>(List.of(Ascii.words(parts)));
        TreeElement host = element.scope().host();
        while (host != null && host.scope() != scope && !names.isEmpty()) {
            names = exported(names, host.attribute(EXPORTS));
            host = host.scope().host();
        }
        return host == null ? Set.of() : names;
    }

    /** The names that an attribute value exports, which may rename them. */
    private static Set<String> exported(Set<String> names, @Nullable String value) {
        Set<String> outer = new HashSet<>();
        for (String mapping : value == null ? new String[0] : value.split(",")) {
            int colon = mapping.indexOf(':');
            String inner = Ascii.strip(colon < 0 ? mapping : mapping.substring(0, colon));
            if (names.contains(inner)) {
                outer.add(colon < 0 ? inner : Ascii.strip(mapping.substring(colon + 1)));
            }
        }
        return outer;
    }
}
