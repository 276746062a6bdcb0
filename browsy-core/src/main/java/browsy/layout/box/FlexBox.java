package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A flex container. Its in-flow children are the flex items; text is wrapped in anonymous blocks.
 */
public final class FlexBox extends Box {
    private final List<Box> children;
    private final boolean stretchDependent;

    public FlexBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children) {
        super(style, source, pseudo);
        this.children = List.copyOf(children);
        this.stretchDependent = StretchDependence.ofAny(this.children);
    }

    @Override
    public List<Box> children() {
        return children;
    }

    /** Whether its intrinsic inline sizes may depend on an imposed block size. */
    boolean isStretchDependent() {
        return stretchDependent;
    }
}
