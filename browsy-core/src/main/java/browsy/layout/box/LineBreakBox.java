package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;

/** A {@code <br>}, which ends the line, or a {@code <wbr>}, which allows it to end. */
public final class LineBreakBox extends Box {
    private final boolean forced;

    public LineBreakBox(ComputedStyle style, Node source, boolean forced) {
        super(style, source, null);
        this.forced = forced;
    }

    /** Whether the line must end here. */
    public boolean isForced() {
        return forced;
    }

    @Override
    public List<Box> children() {
        return List.of();
    }
}
