package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A box whose content is not laid out by CSS: pictures, frames, widgets without inner boxes. */
public final class ReplacedBox extends Box {
    private final NaturalSize naturalSize;

    public ReplacedBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            NaturalSize naturalSize) {
        super(style, source, pseudo);
        this.naturalSize = naturalSize;
    }

    public NaturalSize naturalSize() {
        return naturalSize;
    }

    @Override
    public List<Box> children() {
        return List.of();
    }
}
