package browsy.css.value.position;

import browsy.css.value.CssText;
import java.util.List;

/**
 * {@code anchor-name}: the anchor names of an element; empty if it is no anchor.
 *
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/#name">css-anchor-position-1</a>
 */
public record AnchorNames(List<String> names) implements CssText {
    public static final AnchorNames NONE = new AnchorNames(List.of());

    public AnchorNames {
        names = List.copyOf(names);
    }

    @Override
    public String css() {
        return names.isEmpty() ? "none" : String.join(", ", names);
    }
}
