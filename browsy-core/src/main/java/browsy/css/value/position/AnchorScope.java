package browsy.css.value.position;

import browsy.css.value.CssText;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * {@code anchor-scope}: the names that mean nothing outside of an element, and inside of it only
 * anchors in it.
 *
 * @param all whether all names are
 * @param names in the order in which they are given
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-scope">css-anchor-position-1</a>
 */
public record AnchorScope(boolean all, Set<String> names) implements CssText {
    public static final AnchorScope NONE = new AnchorScope(false, Set.of());
    public static final AnchorScope ALL = new AnchorScope(true, Set.of());

    public AnchorScope {
        names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
    }

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
