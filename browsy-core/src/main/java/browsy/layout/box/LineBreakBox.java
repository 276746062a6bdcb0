package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;

/**
 * The box of a {@code <br>}, which forces a line break, or of a {@code <wbr>}, which allows one.
 */
public final class LineBreakBox extends Box {
    private final boolean forced;

    public LineBreakBox(ComputedStyle style, Node source, boolean forced) {
        super(style, source, null);
        this.forced = forced;
    }

    /** Whether the line break is forced. */
    public boolean isForced() {
        return forced;
    }

    @Override
    public List<Box> children() {
        return List.of();
    }
}
