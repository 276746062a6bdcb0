package browsy.css.value;

import java.util.List;

/**
 * {@code anchor-scope}: the names that mean nothing outside of an element, and inside of it only
 * anchors in it.
 *
 * @param all whether all names are
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-scope">css-anchor-position-1</a>
 */
public record AnchorScope(boolean all, List<String> names) implements CssText {
    public static final AnchorScope NONE = new AnchorScope(false, List.of());
    public static final AnchorScope ALL = new AnchorScope(true, List.of());

    public AnchorScope {
        names = List.copyOf(names);
    }

    public boolean limits(String name) {
        return all || names.contains(name);
    }

    @Override
    public String css() {
        return all ? "all" : names.isEmpty() ? "none" : String.join(", ", names);
    }
}
