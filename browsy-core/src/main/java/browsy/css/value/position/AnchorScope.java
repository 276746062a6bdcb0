package browsy.css.value.position;

import browsy.css.value.CssText;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * {@code anchor-scope}: the anchor names whose scope is the subtree of the element. Anchors in the
 * subtree are invisible outside it under these names, and references in the subtree find only these
 * anchors.
 *
 * @param all whether all names are scoped
 * @param names the scoped names in source order
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-scope">css-anchor-position-1</a>
 */
public record AnchorScope(boolean all, Set<String> names) implements CssText {
    public static final AnchorScope NONE = new AnchorScope(false, Set.of());
    public static final AnchorScope ALL = new AnchorScope(true, Set.of());

    public AnchorScope {
        names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
    }

    /** Whether the scope of an anchor name is limited to the subtree. */
    public boolean limits(String name) {
        return all || names.contains(name);
    }

    public boolean isNone() {
        return !all && names.isEmpty();
    }

    @Override
    public String css() {
        return all ? "all" : names.isEmpty() ? "none" : String.join(", ", names);
    }
}
